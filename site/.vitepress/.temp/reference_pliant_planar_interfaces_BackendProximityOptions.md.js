import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: BackendProximityOptions","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/planar/interfaces/BackendProximityOptions.md","filePath":"reference/pliant/planar/interfaces/BackendProximityOptions.md"}');
const _sfc_main = { name: "reference/pliant/planar/interfaces/BackendProximityOptions.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-backendproximityoptions" tabindex="-1">Interface: BackendProximityOptions <a class="header-anchor" href="#interface-backendproximityoptions" aria-label="Permalink to &quot;Interface: BackendProximityOptions&quot;">​</a></h1><p>How a pair is asked from fields.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="backend" tabindex="-1">backend <a class="header-anchor" href="#backend" aria-label="Permalink to &quot;backend&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>backend</strong>: <a href="./FieldBackend"><code>FieldBackend</code></a></p></blockquote><p>Who computes the fields.</p><hr><h3 id="error" tabindex="-1">error <a class="header-anchor" href="#error" aria-label="Permalink to &quot;error&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>error</strong>: <code>number</code></p></blockquote><p>Error bound d of all distances [m].</p><hr><h3 id="threshold" tabindex="-1">threshold? <a class="header-anchor" href="#threshold" aria-label="Permalink to &quot;threshold?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>threshold?</strong>: <code>number</code></p></blockquote><p>Largest threshold that <code>contacts</code> will be asked for [m].</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/planar/interfaces/BackendProximityOptions.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const BackendProximityOptions = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  BackendProximityOptions as default
};

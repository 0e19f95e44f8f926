import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: SampledArea","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/planar/interfaces/SampledArea.md","filePath":"reference/pliant/planar/interfaces/SampledArea.md"}');
const _sfc_main = { name: "reference/pliant/planar/interfaces/SampledArea.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-sampledarea" tabindex="-1">Interface: SampledArea <a class="header-anchor" href="#interface-sampledarea" aria-label="Permalink to &quot;Interface: SampledArea&quot;">​</a></h1><p>An area found by counting samples.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="area" tabindex="-1">area <a class="header-anchor" href="#area" aria-label="Permalink to &quot;area&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>area</strong>: <code>number</code></p></blockquote><p>[m²]</p><hr><h3 id="bound" tabindex="-1">bound <a class="header-anchor" href="#bound" aria-label="Permalink to &quot;bound&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>bound</strong>: <code>number</code></p></blockquote><p>The true area differs by no more than this [m²].</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/planar/interfaces/SampledArea.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const SampledArea = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  SampledArea as default
};

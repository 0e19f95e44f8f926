import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: BackendChoice","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/planar/gpu/interfaces/BackendChoice.md","filePath":"reference/pliant/planar/gpu/interfaces/BackendChoice.md"}');
const _sfc_main = { name: "reference/pliant/planar/gpu/interfaces/BackendChoice.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-backendchoice" tabindex="-1">Interface: BackendChoice <a class="header-anchor" href="#interface-backendchoice" aria-label="Permalink to &quot;Interface: BackendChoice&quot;">​</a></h1><p>The backend that was chosen, and why.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="backend" tabindex="-1">backend <a class="header-anchor" href="#backend" aria-label="Permalink to &quot;backend&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>backend</strong>: <a href="./../../interfaces/FieldBackend"><code>FieldBackend</code></a></p></blockquote><p>Who computes the fields.</p><hr><h3 id="notes" tabindex="-1">notes <a class="header-anchor" href="#notes" aria-label="Permalink to &quot;notes&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>notes</strong>: readonly <code>string</code>[]</p></blockquote><p>Why the ones before it in the order webgpu, webgl2, cpu were not taken.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/planar/gpu/interfaces/BackendChoice.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const BackendChoice = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  BackendChoice as default
};

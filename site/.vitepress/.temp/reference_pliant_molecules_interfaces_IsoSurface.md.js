import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: IsoSurface","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/molecules/interfaces/IsoSurface.md","filePath":"reference/pliant/molecules/interfaces/IsoSurface.md"}');
const _sfc_main = { name: "reference/pliant/molecules/interfaces/IsoSurface.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-isosurface" tabindex="-1">Interface: IsoSurface <a class="header-anchor" href="#interface-isosurface" aria-label="Permalink to &quot;Interface: IsoSurface&quot;">​</a></h1><p>Triangles of a level of a field.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="positions" tabindex="-1">positions <a class="header-anchor" href="#positions" aria-label="Permalink to &quot;positions&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>positions</strong>: <code>Float64Array</code></p></blockquote><p>[m]</p><hr><h3 id="triangles" tabindex="-1">triangles <a class="header-anchor" href="#triangles" aria-label="Permalink to &quot;triangles&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>triangles</strong>: <code>Uint32Array</code></p></blockquote><p>Counter-clockwise seen from outside.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/molecules/interfaces/IsoSurface.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const IsoSurface = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  IsoSurface as default
};

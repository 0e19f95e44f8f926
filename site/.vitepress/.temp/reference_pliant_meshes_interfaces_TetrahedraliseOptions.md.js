import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: TetrahedraliseOptions","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/meshes/interfaces/TetrahedraliseOptions.md","filePath":"reference/pliant/meshes/interfaces/TetrahedraliseOptions.md"}');
const _sfc_main = { name: "reference/pliant/meshes/interfaces/TetrahedraliseOptions.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-tetrahedraliseoptions" tabindex="-1">Interface: TetrahedraliseOptions <a class="header-anchor" href="#interface-tetrahedraliseoptions" aria-label="Permalink to &quot;Interface: TetrahedraliseOptions&quot;">​</a></h1><p>How a surface is filled with tetrahedra.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="edge" tabindex="-1">edge <a class="header-anchor" href="#edge" aria-label="Permalink to &quot;edge&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>edge</strong>: <code>number</code></p></blockquote><p>Mean length of the edges inside [m].</p><hr><h3 id="nodelimit" tabindex="-1">nodeLimit? <a class="header-anchor" href="#nodelimit" aria-label="Permalink to &quot;nodeLimit?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>nodeLimit?</strong>: <code>number</code></p></blockquote><p>Largest number of lattice nodes. Default four million.</p><hr><h3 id="quality" tabindex="-1">quality? <a class="header-anchor" href="#quality" aria-label="Permalink to &quot;quality?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>quality?</strong>: <code>number</code></p></blockquote><p>Vertices inside are moved to lift tetrahedra towards this mean-ratio quality; 0 leaves them on the lattice. Default 0.5. The bounds hold either way.</p><hr><h3 id="refinements" tabindex="-1">refinements? <a class="header-anchor" href="#refinements" aria-label="Permalink to &quot;refinements?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>refinements?</strong>: <code>number</code></p></blockquote><p>How often the lattice may be halved to catch thin parts. Default 1.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/meshes/interfaces/TetrahedraliseOptions.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const TetrahedraliseOptions = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  TetrahedraliseOptions as default
};

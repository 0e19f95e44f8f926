import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: TetBoundary","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/meshes/interfaces/TetBoundary.md","filePath":"reference/pliant/meshes/interfaces/TetBoundary.md"}');
const _sfc_main = { name: "reference/pliant/meshes/interfaces/TetBoundary.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-tetboundary" tabindex="-1">Interface: TetBoundary <a class="header-anchor" href="#interface-tetboundary" aria-label="Permalink to &quot;Interface: TetBoundary&quot;">​</a></h1><p>The outside of a solid.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="mesh" tabindex="-1">mesh <a class="header-anchor" href="#mesh" aria-label="Permalink to &quot;mesh&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>mesh</strong>: <a href="./../../classes/TriangleMesh"><code>TriangleMesh</code></a></p></blockquote><p>The boundary alone, with its own vertex numbers.</p><hr><h3 id="tets" tabindex="-1">tets <a class="header-anchor" href="#tets" aria-label="Permalink to &quot;tets&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>tets</strong>: <code>Uint32Array</code></p></blockquote><p>The tetrahedron behind each triangle.</p><hr><h3 id="triangles" tabindex="-1">triangles <a class="header-anchor" href="#triangles" aria-label="Permalink to &quot;triangles&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>triangles</strong>: <code>Uint32Array</code></p></blockquote><p>Three vertex numbers of the solid per triangle, counter-clockwise from outside.</p><hr><h3 id="vertices" tabindex="-1">vertices <a class="header-anchor" href="#vertices" aria-label="Permalink to &quot;vertices&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>vertices</strong>: <code>Uint32Array</code></p></blockquote><p>The solid&#39;s vertex for each vertex of <code>mesh</code>, ascending.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/meshes/interfaces/TetBoundary.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const TetBoundary = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  TetBoundary as default
};

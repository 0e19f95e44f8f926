import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: TetAdjacency","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/meshes/interfaces/TetAdjacency.md","filePath":"reference/pliant/meshes/interfaces/TetAdjacency.md"}');
const _sfc_main = { name: "reference/pliant/meshes/interfaces/TetAdjacency.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-tetadjacency" tabindex="-1">Interface: TetAdjacency <a class="header-anchor" href="#interface-tetadjacency" aria-label="Permalink to &quot;Interface: TetAdjacency&quot;">​</a></h1><p>Who is next to whom in a solid.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="boundaryfaces" tabindex="-1">boundaryFaces <a class="header-anchor" href="#boundaryfaces" aria-label="Permalink to &quot;boundaryFaces&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>boundaryFaces</strong>: <code>Uint32Array</code></p></blockquote><p>Faces <code>4 t + i</code> on the boundary, ascending.</p><hr><h3 id="crowdedfaces" tabindex="-1">crowdedFaces <a class="header-anchor" href="#crowdedfaces" aria-label="Permalink to &quot;crowdedFaces&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>crowdedFaces</strong>: <code>Uint32Array</code></p></blockquote><p>Faces <code>4 t + i</code> that three or more tetrahedra share, ascending.</p><hr><h3 id="neighbours" tabindex="-1">neighbours <a class="header-anchor" href="#neighbours" aria-label="Permalink to &quot;neighbours&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>neighbours</strong>: <code>Int32Array</code></p></blockquote><p>The tetrahedron across face <code>i</code> of each tetrahedron; −1 on the boundary, −2 where more than two meet.</p><hr><h3 id="vertexoffsets" tabindex="-1">vertexOffsets <a class="header-anchor" href="#vertexoffsets" aria-label="Permalink to &quot;vertexOffsets&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>vertexOffsets</strong>: <code>Uint32Array</code></p></blockquote><p>Tetrahedra at vertex <code>v</code>: <code>vertexTets[vertexOffsets[v] … vertexOffsets[v + 1] − 1]</code>, ascending.</p><hr><h3 id="vertextets" tabindex="-1">vertexTets <a class="header-anchor" href="#vertextets" aria-label="Permalink to &quot;vertexTets&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>vertexTets</strong>: <code>Uint32Array</code></p></blockquote><p>Tetrahedra of every vertex, one vertex after the other.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/meshes/interfaces/TetAdjacency.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const TetAdjacency = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  TetAdjacency as default
};

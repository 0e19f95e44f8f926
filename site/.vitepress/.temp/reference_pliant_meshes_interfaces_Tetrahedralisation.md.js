import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: Tetrahedralisation","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/meshes/interfaces/Tetrahedralisation.md","filePath":"reference/pliant/meshes/interfaces/Tetrahedralisation.md"}');
const _sfc_main = { name: "reference/pliant/meshes/interfaces/Tetrahedralisation.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-tetrahedralisation" tabindex="-1">Interface: Tetrahedralisation <a class="header-anchor" href="#interface-tetrahedralisation" aria-label="Permalink to &quot;Interface: Tetrahedralisation&quot;">​</a></h1><p>A solid made from a surface, and how it went.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="boundarydistance" tabindex="-1">boundaryDistance <a class="header-anchor" href="#boundarydistance" aria-label="Permalink to &quot;boundaryDistance&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>boundaryDistance</strong>: <code>number</code></p></blockquote><p>Largest distance of a boundary vertex from the surface [m].</p><hr><h3 id="edge" tabindex="-1">edge <a class="header-anchor" href="#edge" aria-label="Permalink to &quot;edge&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>edge</strong>: <code>number</code></p></blockquote><p>The edge length that was used: <code>edge</code> halved once for every refinement [m].</p><hr><h3 id="mesh" tabindex="-1">mesh <a class="header-anchor" href="#mesh" aria-label="Permalink to &quot;mesh&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>mesh</strong>: <a href="./../../classes/TetMesh"><code>TetMesh</code></a></p></blockquote><p>The solid.</p><hr><h3 id="missed" tabindex="-1">missed <a class="header-anchor" href="#missed" aria-label="Permalink to &quot;missed&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>missed</strong>: <code>Uint32Array</code></p></blockquote><p>Triangles of the surface with a sample further than the asked <code>edge</code> from the boundary: parts too thin for the lattice.</p><hr><h3 id="relaxedcount" tabindex="-1">relaxedCount <a class="header-anchor" href="#relaxedcount" aria-label="Permalink to &quot;relaxedCount&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>relaxedCount</strong>: <code>number</code></p></blockquote><p>Vertices that had to be moved for better elements.</p><hr><h3 id="surfacedistance" tabindex="-1">surfaceDistance <a class="header-anchor" href="#surfacedistance" aria-label="Permalink to &quot;surfaceDistance&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>surfaceDistance</strong>: <code>number</code></p></blockquote><p>Largest distance of a sample of the surface from the boundary, looked for up to twice the edge asked for [m].</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/meshes/interfaces/Tetrahedralisation.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const Tetrahedralisation = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  Tetrahedralisation as default
};

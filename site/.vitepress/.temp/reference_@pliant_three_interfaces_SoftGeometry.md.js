import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: SoftGeometry","description":"","frontmatter":{},"headers":[],"relativePath":"reference/@pliant/three/interfaces/SoftGeometry.md","filePath":"reference/@pliant/three/interfaces/SoftGeometry.md"}');
const _sfc_main = { name: "reference/@pliant/three/interfaces/SoftGeometry.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-softgeometry" tabindex="-1">Interface: SoftGeometry <a class="header-anchor" href="#interface-softgeometry" aria-label="Permalink to &quot;Interface: SoftGeometry&quot;">​</a></h1><p>The parts of a soft body&#39;s definition that come from its geometry.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="mesh" tabindex="-1">mesh <a class="header-anchor" href="#mesh" aria-label="Permalink to &quot;mesh&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>mesh</strong>: <code>TetMesh</code></p></blockquote><p>The tetrahedra that are simulated.</p><hr><h3 id="places" tabindex="-1">places <a class="header-anchor" href="#places" aria-label="Permalink to &quot;places&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>places</strong>: <code>Uint32Array</code></p></blockquote><p>For every vertex of the geometry, the vertex of <code>surface</code> that lies there.</p><hr><h3 id="sources" tabindex="-1">sources <a class="header-anchor" href="#sources" aria-label="Permalink to &quot;sources&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>sources</strong>: <code>Uint32Array</code></p></blockquote><p>For every vertex of <code>surface</code>, a vertex of the geometry that lies there: for colours and texture coordinates.</p><hr><h3 id="surface" tabindex="-1">surface <a class="header-anchor" href="#surface" aria-label="Permalink to &quot;surface&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>surface</strong>: <code>TriangleMesh</code></p></blockquote><p>The geometry&#39;s own triangles, which the tetrahedra carry.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/@pliant/three/interfaces/SoftGeometry.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const SoftGeometry = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  SoftGeometry as default
};

import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: WritableMesh","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/io/interfaces/WritableMesh.md","filePath":"reference/pliant/io/interfaces/WritableMesh.md"}');
const _sfc_main = { name: "reference/pliant/io/interfaces/WritableMesh.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-writablemesh" tabindex="-1">Interface: WritableMesh <a class="header-anchor" href="#interface-writablemesh" aria-label="Permalink to &quot;Interface: WritableMesh&quot;">​</a></h1><p>Any mesh: what a reader gave, a <code>TriangleMesh</code>, a <code>TetMesh</code>, or plain arrays.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="positions" tabindex="-1">positions <a class="header-anchor" href="#positions" aria-label="Permalink to &quot;positions&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>positions</strong>: <code>ArrayLike</code>&lt;<code>number</code>&gt;</p></blockquote><p>Three coordinates per vertex [m].</p><hr><h3 id="tets" tabindex="-1">tets? <a class="header-anchor" href="#tets" aria-label="Permalink to &quot;tets?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>tets?</strong>: <code>ArrayLike</code>&lt;<code>number</code>&gt;</p></blockquote><p>Four vertices per tetrahedron.</p><hr><h3 id="triangles" tabindex="-1">triangles? <a class="header-anchor" href="#triangles" aria-label="Permalink to &quot;triangles?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>triangles?</strong>: <code>ArrayLike</code>&lt;<code>number</code>&gt;</p></blockquote><p>Three vertices per triangle.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/io/interfaces/WritableMesh.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const WritableMesh = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  WritableMesh as default
};

import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: MeshData","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/io/interfaces/MeshData.md","filePath":"reference/pliant/io/interfaces/MeshData.md"}');
const _sfc_main = { name: "reference/pliant/io/interfaces/MeshData.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-meshdata" tabindex="-1">Interface: MeshData <a class="header-anchor" href="#interface-meshdata" aria-label="Permalink to &quot;Interface: MeshData&quot;">​</a></h1><p>What a mesh file holds, whatever its format: the common tongue of all readers and writers. Lengths are in the unit of the file; no format but glTF (metres) states one.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="kind" tabindex="-1">kind <a class="header-anchor" href="#kind" aria-label="Permalink to &quot;kind&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>kind</strong>: <a href="./../type-aliases/MeshKind"><code>MeshKind</code></a></p></blockquote><p>The richest thing present: tetrahedra before triangles before bare points.</p><hr><h3 id="notes" tabindex="-1">notes <a class="header-anchor" href="#notes" aria-label="Permalink to &quot;notes&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>notes</strong>: readonly <code>string</code>[]</p></blockquote><p>What was left out or mended while reading, one sentence each.</p><hr><h3 id="positions" tabindex="-1">positions <a class="header-anchor" href="#positions" aria-label="Permalink to &quot;positions&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>positions</strong>: <code>Float64Array</code></p></blockquote><p>x, y, z of each vertex, in the order of the file.</p><hr><h3 id="tets" tabindex="-1">tets <a class="header-anchor" href="#tets" aria-label="Permalink to &quot;tets&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>tets</strong>: <code>Uint32Array</code></p></blockquote><p>Four vertex indices each, in the order of the file: an inverted element stays inverted.</p><hr><h3 id="triangles" tabindex="-1">triangles <a class="header-anchor" href="#triangles" aria-label="Permalink to &quot;triangles&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>triangles</strong>: <code>Uint32Array</code></p></blockquote><p>Three vertex indices each. In a file with tetrahedra these are the surface elements it lists, if any.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/io/interfaces/MeshData.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const MeshData = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  MeshData as default
};

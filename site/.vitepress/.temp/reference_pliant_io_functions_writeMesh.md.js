import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Function: writeMesh()","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/io/functions/writeMesh.md","filePath":"reference/pliant/io/functions/writeMesh.md"}');
const _sfc_main = { name: "reference/pliant/io/functions/writeMesh.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="function-writemesh" tabindex="-1">Function: writeMesh() <a class="header-anchor" href="#function-writemesh" aria-label="Permalink to &quot;Function: writeMesh()&quot;">​</a></h1><blockquote><p><strong>writeMesh</strong>(<code>format</code>, <code>mesh</code>, <code>options?</code>): <code>Uint8Array</code></p></blockquote><p>The bytes of a mesh file. Formats that hold surfaces only (OBJ, STL, PLY, glTF) get the boundary of a mesh of tetrahedra. STL (binary) and glTF round to single precision; the others keep every bit.</p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><h3 id="format" tabindex="-1">format <a class="header-anchor" href="#format" aria-label="Permalink to &quot;format&quot;">​</a></h3><p><a href="./../type-aliases/MeshFormat"><code>MeshFormat</code></a></p><h3 id="mesh" tabindex="-1">mesh <a class="header-anchor" href="#mesh" aria-label="Permalink to &quot;mesh&quot;">​</a></h3><p><a href="./../interfaces/WritableMesh"><code>WritableMesh</code></a></p><h3 id="options" tabindex="-1">options? <a class="header-anchor" href="#options" aria-label="Permalink to &quot;options?&quot;">​</a></h3><p><a href="./../interfaces/WriteMeshOptions"><code>WriteMeshOptions</code></a> = <code>{}</code></p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><code>Uint8Array</code></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/io/functions/writeMesh.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const writeMesh = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  writeMesh as default
};

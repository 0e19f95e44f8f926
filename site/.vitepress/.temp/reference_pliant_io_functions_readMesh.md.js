import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Function: readMesh()","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/io/functions/readMesh.md","filePath":"reference/pliant/io/functions/readMesh.md"}');
const _sfc_main = { name: "reference/pliant/io/functions/readMesh.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="function-readmesh" tabindex="-1">Function: readMesh() <a class="header-anchor" href="#function-readmesh" aria-label="Permalink to &quot;Function: readMesh()&quot;">​</a></h1><blockquote><p><strong>readMesh</strong>(<code>name</code>, <code>bytes</code>, <code>options?</code>): <a href="./../interfaces/MeshData"><code>MeshData</code></a></p></blockquote><p>Reads a mesh file. Whatever is wrong with it ends in a <code>PliantError</code> with the file&#39;s name and the place in it.</p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><h3 id="name" tabindex="-1">name <a class="header-anchor" href="#name" aria-label="Permalink to &quot;name&quot;">​</a></h3><p><code>string</code></p><h3 id="bytes" tabindex="-1">bytes <a class="header-anchor" href="#bytes" aria-label="Permalink to &quot;bytes&quot;">​</a></h3><p><code>Uint8Array</code></p><h3 id="options" tabindex="-1">options? <a class="header-anchor" href="#options" aria-label="Permalink to &quot;options?&quot;">​</a></h3><p><a href="./../interfaces/ReadMeshOptions"><code>ReadMeshOptions</code></a> = <code>{}</code></p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><a href="./../interfaces/MeshData"><code>MeshData</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/io/functions/readMesh.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const readMesh = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  readMesh as default
};

import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Function: readObbTree()","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/queries/functions/readObbTree.md","filePath":"reference/pliant/queries/functions/readObbTree.md"}');
const _sfc_main = { name: "reference/pliant/queries/functions/readObbTree.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="function-readobbtree" tabindex="-1">Function: readObbTree() <a class="header-anchor" href="#function-readobbtree" aria-label="Permalink to &quot;Function: readObbTree()&quot;">​</a></h1><blockquote><p><strong>readObbTree</strong>(<code>bytes</code>, <code>vertexCount</code>, <code>triangleCount</code>): <code>ObbTree</code></p></blockquote><p>Reads an oriented-box tree for the given mesh.</p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><h3 id="bytes" tabindex="-1">bytes <a class="header-anchor" href="#bytes" aria-label="Permalink to &quot;bytes&quot;">​</a></h3><p><code>Uint8Array</code></p><h3 id="vertexcount" tabindex="-1">vertexCount <a class="header-anchor" href="#vertexcount" aria-label="Permalink to &quot;vertexCount&quot;">​</a></h3><p><code>number</code></p><h3 id="trianglecount" tabindex="-1">triangleCount <a class="header-anchor" href="#trianglecount" aria-label="Permalink to &quot;triangleCount&quot;">​</a></h3><p><code>number</code></p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><code>ObbTree</code></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/queries/functions/readObbTree.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const readObbTree = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  readObbTree as default
};

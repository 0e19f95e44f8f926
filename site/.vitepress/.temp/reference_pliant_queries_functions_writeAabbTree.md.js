import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Function: writeAabbTree()","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/queries/functions/writeAabbTree.md","filePath":"reference/pliant/queries/functions/writeAabbTree.md"}');
const _sfc_main = { name: "reference/pliant/queries/functions/writeAabbTree.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="function-writeaabbtree" tabindex="-1">Function: writeAabbTree() <a class="header-anchor" href="#function-writeaabbtree" aria-label="Permalink to &quot;Function: writeAabbTree()&quot;">​</a></h1><blockquote><p><strong>writeAabbTree</strong>(<code>tree</code>): <code>Uint8Array</code></p></blockquote><p>A tree of axis-aligned boxes as bytes, which <code>readAabbTree</code> reads back.</p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><h3 id="tree" tabindex="-1">tree <a class="header-anchor" href="#tree" aria-label="Permalink to &quot;tree&quot;">​</a></h3><p><code>AabbTree</code></p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><code>Uint8Array</code></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/queries/functions/writeAabbTree.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const writeAabbTree = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  writeAabbTree as default
};

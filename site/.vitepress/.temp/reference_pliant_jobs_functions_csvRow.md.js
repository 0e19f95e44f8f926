import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Function: csvRow()","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/jobs/functions/csvRow.md","filePath":"reference/pliant/jobs/functions/csvRow.md"}');
const _sfc_main = { name: "reference/pliant/jobs/functions/csvRow.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="function-csvrow" tabindex="-1">Function: csvRow() <a class="header-anchor" href="#function-csvrow" aria-label="Permalink to &quot;Function: csvRow()&quot;">​</a></h1><blockquote><p><strong>csvRow</strong>(<code>cells</code>): <code>string</code></p></blockquote><p>A line of a table.</p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><h3 id="cells" tabindex="-1">cells <a class="header-anchor" href="#cells" aria-label="Permalink to &quot;cells&quot;">​</a></h3><p>readonly <a href="./../type-aliases/Cell"><code>Cell</code></a>[]</p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><code>string</code></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/jobs/functions/csvRow.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const csvRow = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  csvRow as default
};

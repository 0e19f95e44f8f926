import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Function: csvHeader()","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/jobs/functions/csvHeader.md","filePath":"reference/pliant/jobs/functions/csvHeader.md"}');
const _sfc_main = { name: "reference/pliant/jobs/functions/csvHeader.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="function-csvheader" tabindex="-1">Function: csvHeader() <a class="header-anchor" href="#function-csvheader" aria-label="Permalink to &quot;Function: csvHeader()&quot;">​</a></h1><blockquote><p><strong>csvHeader</strong>(<code>study</code>): <code>string</code></p></blockquote><p>The first line of a study&#39;s table.</p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><h3 id="study" tabindex="-1">study <a class="header-anchor" href="#study" aria-label="Permalink to &quot;study&quot;">​</a></h3><p><a href="./../classes/Study"><code>Study</code></a></p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><code>string</code></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/jobs/functions/csvHeader.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const csvHeader = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  csvHeader as default
};

import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Function: csvCell()","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/jobs/functions/csvCell.md","filePath":"reference/pliant/jobs/functions/csvCell.md"}');
const _sfc_main = { name: "reference/pliant/jobs/functions/csvCell.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="function-csvcell" tabindex="-1">Function: csvCell() <a class="header-anchor" href="#function-csvcell" aria-label="Permalink to &quot;Function: csvCell()&quot;">​</a></h1><blockquote><p><strong>csvCell</strong>(<code>cell</code>): <code>string</code></p></blockquote><p>Quoted where it must be; a text with a leading = + - @ is defused, or a spreadsheet would run it.</p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><h3 id="cell" tabindex="-1">cell <a class="header-anchor" href="#cell" aria-label="Permalink to &quot;cell&quot;">​</a></h3><p><a href="./../type-aliases/Cell"><code>Cell</code></a></p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><code>string</code></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/jobs/functions/csvCell.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const csvCell = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  csvCell as default
};

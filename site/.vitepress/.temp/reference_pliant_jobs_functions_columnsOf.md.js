import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Function: columnsOf()","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/jobs/functions/columnsOf.md","filePath":"reference/pliant/jobs/functions/columnsOf.md"}');
const _sfc_main = { name: "reference/pliant/jobs/functions/columnsOf.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="function-columnsof" tabindex="-1">Function: columnsOf() <a class="header-anchor" href="#function-columnsof" aria-label="Permalink to &quot;Function: columnsOf()&quot;">​</a></h1><blockquote><p><strong>columnsOf</strong>(<code>study</code>): <a href="./../interfaces/Column"><code>Column</code></a>[]</p></blockquote><p><code>run</code>, <code>id</code>, the variables, <code>seed</code> where there are seeds, the outputs, and how the run went.</p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><h3 id="study" tabindex="-1">study <a class="header-anchor" href="#study" aria-label="Permalink to &quot;study&quot;">​</a></h3><p><a href="./../classes/Study"><code>Study</code></a></p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><a href="./../interfaces/Column"><code>Column</code></a>[]</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/jobs/functions/columnsOf.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const columnsOf = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  columnsOf as default
};

import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Function: parsePlan()","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/jobs/functions/parsePlan.md","filePath":"reference/pliant/jobs/functions/parsePlan.md"}');
const _sfc_main = { name: "reference/pliant/jobs/functions/parsePlan.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="function-parseplan" tabindex="-1">Function: parsePlan() <a class="header-anchor" href="#function-parseplan" aria-label="Permalink to &quot;Function: parsePlan()&quot;">​</a></h1><blockquote><p><strong>parsePlan</strong>(<code>text</code>): <a href="./../type-aliases/PlanReading"><code>PlanReading</code></a></p></blockquote><p>Reads a plan from its text; its scene may still be the path of a file.</p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><h3 id="text" tabindex="-1">text <a class="header-anchor" href="#text" aria-label="Permalink to &quot;text&quot;">​</a></h3><p><code>string</code></p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><a href="./../type-aliases/PlanReading"><code>PlanReading</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/jobs/functions/parsePlan.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const parsePlan = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  parsePlan as default
};

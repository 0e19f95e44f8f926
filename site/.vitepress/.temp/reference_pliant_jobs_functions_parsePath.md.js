import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Function: parsePath()","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/jobs/functions/parsePath.md","filePath":"reference/pliant/jobs/functions/parsePath.md"}');
const _sfc_main = { name: "reference/pliant/jobs/functions/parsePath.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="function-parsepath" tabindex="-1">Function: parsePath() <a class="header-anchor" href="#function-parsepath" aria-label="Permalink to &quot;Function: parsePath()&quot;">​</a></h1><blockquote><p><strong>parsePath</strong>(<code>text</code>): <a href="./../type-aliases/ScenePath"><code>ScenePath</code></a></p></blockquote><p>The segments of a path; throws a PliantError for what is no path.</p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><h3 id="text" tabindex="-1">text <a class="header-anchor" href="#text" aria-label="Permalink to &quot;text&quot;">​</a></h3><p><code>string</code></p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><a href="./../type-aliases/ScenePath"><code>ScenePath</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/jobs/functions/parsePath.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const parsePath = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  parsePath as default
};

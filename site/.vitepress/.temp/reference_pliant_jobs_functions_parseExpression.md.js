import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Function: parseExpression()","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/jobs/functions/parseExpression.md","filePath":"reference/pliant/jobs/functions/parseExpression.md"}');
const _sfc_main = { name: "reference/pliant/jobs/functions/parseExpression.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="function-parseexpression" tabindex="-1">Function: parseExpression() <a class="header-anchor" href="#function-parseexpression" aria-label="Permalink to &quot;Function: parseExpression()&quot;">​</a></h1><blockquote><p><strong>parseExpression</strong>(<code>text</code>, <code>names</code>): <a href="./../type-aliases/Expression"><code>Expression</code></a></p></blockquote><p>The formula of a text; <code>names</code> are the variables it may use. Throws a PliantError for anything else.</p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><h3 id="text" tabindex="-1">text <a class="header-anchor" href="#text" aria-label="Permalink to &quot;text&quot;">​</a></h3><p><code>string</code></p><h3 id="names" tabindex="-1">names <a class="header-anchor" href="#names" aria-label="Permalink to &quot;names&quot;">​</a></h3><p>readonly <code>string</code>[]</p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><a href="./../type-aliases/Expression"><code>Expression</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/jobs/functions/parseExpression.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const parseExpression = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  parseExpression as default
};

import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Type Alias: Expression","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/jobs/type-aliases/Expression.md","filePath":"reference/pliant/jobs/type-aliases/Expression.md"}');
const _sfc_main = { name: "reference/pliant/jobs/type-aliases/Expression.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="type-alias-expression" tabindex="-1">Type Alias: Expression <a class="header-anchor" href="#type-alias-expression" aria-label="Permalink to &quot;Type Alias: Expression&quot;">​</a></h1><blockquote><p><strong>Expression</strong> = (<code>values</code>) =&gt; <code>number</code></p></blockquote><p>A formula over named values.</p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><h3 id="values" tabindex="-1">values <a class="header-anchor" href="#values" aria-label="Permalink to &quot;values&quot;">​</a></h3><p><code>Values</code></p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><code>number</code></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/jobs/type-aliases/Expression.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const Expression = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  Expression as default
};

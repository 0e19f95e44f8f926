import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Type Alias: ErrorCode","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/type-aliases/ErrorCode.md","filePath":"reference/pliant/type-aliases/ErrorCode.md"}');
const _sfc_main = { name: "reference/pliant/type-aliases/ErrorCode.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="type-alias-errorcode" tabindex="-1">Type Alias: ErrorCode <a class="header-anchor" href="#type-alias-errorcode" aria-label="Permalink to &quot;Type Alias: ErrorCode&quot;">​</a></h1><blockquote><p><strong>ErrorCode</strong> = <code>&quot;invalid-value&quot;</code> | <code>&quot;missing-key&quot;</code> | <code>&quot;unknown-key&quot;</code> | <code>&quot;syntax&quot;</code> | <code>&quot;too-large&quot;</code> | <code>&quot;unknown-name&quot;</code> | <code>&quot;pair-unsupported&quot;</code> | <code>&quot;stale-handle&quot;</code> | <code>&quot;corrupt-data&quot;</code> | <code>&quot;unsupported-version&quot;</code> | <code>&quot;bad-geometry&quot;</code> | <code>&quot;invalid-state&quot;</code> | <code>&quot;unavailable&quot;</code></p></blockquote><p>Data from outside that can&#39;t be used ends here: a code a program can branch on, a place, and one plain sentence that says what is wrong and what to do. Programmers&#39; mistakes use <code>assert</code>; trouble during a step is contained and reported, never thrown.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/type-aliases/ErrorCode.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const ErrorCode = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  ErrorCode as default
};

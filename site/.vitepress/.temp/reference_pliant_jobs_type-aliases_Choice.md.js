import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Type Alias: Choice","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/jobs/type-aliases/Choice.md","filePath":"reference/pliant/jobs/type-aliases/Choice.md"}');
const _sfc_main = { name: "reference/pliant/jobs/type-aliases/Choice.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="type-alias-choice" tabindex="-1">Type Alias: Choice <a class="header-anchor" href="#type-alias-choice" aria-label="Permalink to &quot;Type Alias: Choice&quot;">​</a></h1><blockquote><p><strong>Choice</strong> = <code>Pick</code>&lt;<a href="./../interfaces/PlannedRun"><code>PlannedRun</code></a>, <code>&quot;variables&quot;</code> | <code>&quot;seed&quot;</code>&gt;</p></blockquote><p>What tells one run from another.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/jobs/type-aliases/Choice.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const Choice = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  Choice as default
};

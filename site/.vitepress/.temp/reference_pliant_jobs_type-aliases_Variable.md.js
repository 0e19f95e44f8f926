import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Type Alias: Variable","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/jobs/type-aliases/Variable.md","filePath":"reference/pliant/jobs/type-aliases/Variable.md"}');
const _sfc_main = { name: "reference/pliant/jobs/type-aliases/Variable.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="type-alias-variable" tabindex="-1">Type Alias: Variable <a class="header-anchor" href="#type-alias-variable" aria-label="Permalink to &quot;Type Alias: Variable&quot;">​</a></h1><blockquote><p><strong>Variable</strong> = <code>Infer</code>&lt;<em>typeof</em> <code>variable</code>&gt;</p></blockquote><p>What varies from run to run, and over which values.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/jobs/type-aliases/Variable.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const Variable = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  Variable as default
};

import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Type Alias: OutputDefinition","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/jobs/type-aliases/OutputDefinition.md","filePath":"reference/pliant/jobs/type-aliases/OutputDefinition.md"}');
const _sfc_main = { name: "reference/pliant/jobs/type-aliases/OutputDefinition.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="type-alias-outputdefinition" tabindex="-1">Type Alias: OutputDefinition <a class="header-anchor" href="#type-alias-outputdefinition" aria-label="Permalink to &quot;Type Alias: OutputDefinition&quot;">​</a></h1><blockquote><p><strong>OutputDefinition</strong> = <code>Input</code>&lt;<em>typeof</em> <code>outputFormat</code>&gt;</p></blockquote><p>An output as a user writes it: a quantity, of whom, and what is taken of it.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/jobs/type-aliases/OutputDefinition.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const OutputDefinition = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  OutputDefinition as default
};

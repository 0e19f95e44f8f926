import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Type Alias: ParameterValues","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/type-aliases/ParameterValues.md","filePath":"reference/pliant/type-aliases/ParameterValues.md"}');
const _sfc_main = { name: "reference/pliant/type-aliases/ParameterValues.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="type-alias-parametervalues" tabindex="-1">Type Alias: ParameterValues <a class="header-anchor" href="#type-alias-parametervalues" aria-label="Permalink to &quot;Type Alias: ParameterValues&quot;">​</a></h1><blockquote><p><strong>ParameterValues</strong> = <code>Readonly</code>&lt;<code>Record</code>&lt;<code>string</code>, <code>number</code> | <code>string</code> | <code>boolean</code>&gt;&gt;</p></blockquote><p>Values of the parameters of a method, by name.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/type-aliases/ParameterValues.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const ParameterValues = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  ParameterValues as default
};

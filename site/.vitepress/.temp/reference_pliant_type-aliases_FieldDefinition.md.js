import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Type Alias: FieldDefinition","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/type-aliases/FieldDefinition.md","filePath":"reference/pliant/type-aliases/FieldDefinition.md"}');
const _sfc_main = { name: "reference/pliant/type-aliases/FieldDefinition.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="type-alias-fielddefinition" tabindex="-1">Type Alias: FieldDefinition <a class="header-anchor" href="#type-alias-fielddefinition" aria-label="Permalink to &quot;Type Alias: FieldDefinition&quot;">​</a></h1><blockquote><p><strong>FieldDefinition</strong> = <code>Input</code>&lt;<em>typeof</em> <code>fieldDefinition</code>&gt;</p></blockquote><p>A field as a user writes it.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/type-aliases/FieldDefinition.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const FieldDefinition = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  FieldDefinition as default
};

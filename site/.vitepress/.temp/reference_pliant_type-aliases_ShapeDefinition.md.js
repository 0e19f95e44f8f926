import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Type Alias: ShapeDefinition","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/type-aliases/ShapeDefinition.md","filePath":"reference/pliant/type-aliases/ShapeDefinition.md"}');
const _sfc_main = { name: "reference/pliant/type-aliases/ShapeDefinition.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="type-alias-shapedefinition" tabindex="-1">Type Alias: ShapeDefinition <a class="header-anchor" href="#type-alias-shapedefinition" aria-label="Permalink to &quot;Type Alias: ShapeDefinition&quot;">​</a></h1><blockquote><p><strong>ShapeDefinition</strong> = <code>Input</code>&lt;<em>typeof</em> <code>simpleShapes</code>[keyof <em>typeof</em> <code>simpleShapes</code>]&gt; | <code>Input</code>&lt;<em>typeof</em> <code>plane</code>&gt; | { <code>kind</code>: <code>Parts</code>[<code>&quot;kind&quot;</code>]; <code>parts</code>: readonly <code>PartDefinition</code>[]; } | { <code>kind</code>: <code>&quot;rounded&quot;</code>; <code>radius</code>: <code>number</code>; <code>shape</code>: <code>ShapeDefinition</code>; }</p></blockquote><p>A shape as a user writes it.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/type-aliases/ShapeDefinition.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const ShapeDefinition = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  ShapeDefinition as default
};

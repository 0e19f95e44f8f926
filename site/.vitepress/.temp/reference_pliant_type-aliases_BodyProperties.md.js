import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Type Alias: BodyProperties","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/type-aliases/BodyProperties.md","filePath":"reference/pliant/type-aliases/BodyProperties.md"}');
const _sfc_main = { name: "reference/pliant/type-aliases/BodyProperties.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="type-alias-bodyproperties" tabindex="-1">Type Alias: BodyProperties <a class="header-anchor" href="#type-alias-bodyproperties" aria-label="Permalink to &quot;Type Alias: BodyProperties&quot;">​</a></h1><blockquote><p><strong>BodyProperties</strong> = <code>Omit</code>&lt;<code>CommandOf</code>&lt;<code>&quot;set&quot;</code>&gt;, <code>&quot;op&quot;</code> | <code>&quot;body&quot;</code>&gt;</p></blockquote><p>Properties that can be changed while a world runs.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/type-aliases/BodyProperties.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const BodyProperties = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  BodyProperties as default
};

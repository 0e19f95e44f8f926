import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Type Alias: MaterialChange","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/type-aliases/MaterialChange.md","filePath":"reference/pliant/type-aliases/MaterialChange.md"}');
const _sfc_main = { name: "reference/pliant/type-aliases/MaterialChange.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="type-alias-materialchange" tabindex="-1">Type Alias: MaterialChange <a class="header-anchor" href="#type-alias-materialchange" aria-label="Permalink to &quot;Type Alias: MaterialChange&quot;">​</a></h1><blockquote><p><strong>MaterialChange</strong> = <code>Omit</code>&lt;<code>CommandOf</code>&lt;<code>&quot;material&quot;</code>&gt;, <code>&quot;op&quot;</code> | <code>&quot;body&quot;</code> | <code>&quot;name&quot;</code>&gt;</p></blockquote><p>What can be changed of a material of molecules.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/type-aliases/MaterialChange.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const MaterialChange = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  MaterialChange as default
};

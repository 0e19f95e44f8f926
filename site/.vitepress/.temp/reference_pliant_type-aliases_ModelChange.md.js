import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Type Alias: ModelChange","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/type-aliases/ModelChange.md","filePath":"reference/pliant/type-aliases/ModelChange.md"}');
const _sfc_main = { name: "reference/pliant/type-aliases/ModelChange.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="type-alias-modelchange" tabindex="-1">Type Alias: ModelChange <a class="header-anchor" href="#type-alias-modelchange" aria-label="Permalink to &quot;Type Alias: ModelChange&quot;">​</a></h1><blockquote><p><strong>ModelChange</strong> = <code>Omit</code>&lt;<code>CommandOf</code>&lt;<code>&quot;model&quot;</code>&gt;, <code>&quot;op&quot;</code> | <code>&quot;body&quot;</code>&gt;</p></blockquote><p>What can be changed of a soft body&#39;s material.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/type-aliases/ModelChange.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const ModelChange = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  ModelChange as default
};

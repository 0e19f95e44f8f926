import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Type Alias: MethodStage","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/type-aliases/MethodStage.md","filePath":"reference/pliant/type-aliases/MethodStage.md"}');
const _sfc_main = { name: "reference/pliant/type-aliases/MethodStage.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="type-alias-methodstage" tabindex="-1">Type Alias: MethodStage <a class="header-anchor" href="#type-alias-methodstage" aria-label="Permalink to &quot;Type Alias: MethodStage&quot;">​</a></h1><blockquote><p><strong>MethodStage</strong> = <em>typeof</em> <a href="./../variables/METHOD_STAGES"><code>METHOD_STAGES</code></a>[<code>number</code>]</p></blockquote><p>A stage whose method can be chosen.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/type-aliases/MethodStage.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const MethodStage = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  MethodStage as default
};

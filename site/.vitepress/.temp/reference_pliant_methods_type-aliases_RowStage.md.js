import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Type Alias: RowStage","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/methods/type-aliases/RowStage.md","filePath":"reference/pliant/methods/type-aliases/RowStage.md"}');
const _sfc_main = { name: "reference/pliant/methods/type-aliases/RowStage.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="type-alias-rowstage" tabindex="-1">Type Alias: RowStage <a class="header-anchor" href="#type-alias-rowstage" aria-label="Permalink to &quot;Type Alias: RowStage&quot;">​</a></h1><blockquote><p><strong>RowStage</strong> = <em>typeof</em> <a href="./../variables/ROW_STAGES"><code>ROW_STAGES</code></a>[<code>number</code>]</p></blockquote><p>How a depth was found.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/methods/type-aliases/RowStage.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const RowStage = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  RowStage as default
};

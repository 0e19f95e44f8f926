import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Type Alias: Cell","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/jobs/type-aliases/Cell.md","filePath":"reference/pliant/jobs/type-aliases/Cell.md"}');
const _sfc_main = { name: "reference/pliant/jobs/type-aliases/Cell.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="type-alias-cell" tabindex="-1">Type Alias: Cell <a class="header-anchor" href="#type-alias-cell" aria-label="Permalink to &quot;Type Alias: Cell&quot;">​</a></h1><blockquote><p><strong>Cell</strong> = <code>number</code> | <code>string</code> | <code>boolean</code> | <code>null</code></p></blockquote><p>A value in a table.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/jobs/type-aliases/Cell.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const Cell = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  Cell as default
};

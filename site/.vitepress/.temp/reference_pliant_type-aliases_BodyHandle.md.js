import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Type Alias: BodyHandle","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/type-aliases/BodyHandle.md","filePath":"reference/pliant/type-aliases/BodyHandle.md"}');
const _sfc_main = { name: "reference/pliant/type-aliases/BodyHandle.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="type-alias-bodyhandle" tabindex="-1">Type Alias: BodyHandle <a class="header-anchor" href="#type-alias-bodyhandle" aria-label="Permalink to &quot;Type Alias: BodyHandle&quot;">​</a></h1><blockquote><p><strong>BodyHandle</strong> = <code>Handle</code>&lt;<code>&quot;body&quot;</code>&gt;</p></blockquote><p>The number that names a body: index and generation.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/type-aliases/BodyHandle.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const BodyHandle = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  BodyHandle as default
};

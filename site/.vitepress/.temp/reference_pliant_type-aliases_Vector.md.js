import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Type Alias: Vector","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/type-aliases/Vector.md","filePath":"reference/pliant/type-aliases/Vector.md"}');
const _sfc_main = { name: "reference/pliant/type-aliases/Vector.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="type-alias-vector" tabindex="-1">Type Alias: Vector <a class="header-anchor" href="#type-alias-vector" aria-label="Permalink to &quot;Type Alias: Vector&quot;">​</a></h1><blockquote><p><strong>Vector</strong> = <code>ArrayLike</code>&lt;<code>number</code>&gt; | { <code>x</code>: <code>number</code>; <code>y</code>: <code>number</code>; <code>z</code>: <code>number</code>; }</p></blockquote><p>Three numbers: an array, a typed array, or an object with x, y and z such as three.js has.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/type-aliases/Vector.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const Vector = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  Vector as default
};

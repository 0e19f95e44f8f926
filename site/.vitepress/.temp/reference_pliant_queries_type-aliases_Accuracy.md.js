import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Type Alias: Accuracy","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/queries/type-aliases/Accuracy.md","filePath":"reference/pliant/queries/type-aliases/Accuracy.md"}');
const _sfc_main = { name: "reference/pliant/queries/type-aliases/Accuracy.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="type-alias-accuracy" tabindex="-1">Type Alias: Accuracy <a class="header-anchor" href="#type-alias-accuracy" aria-label="Permalink to &quot;Type Alias: Accuracy&quot;">​</a></h1><blockquote><p><strong>Accuracy</strong> = <code>&quot;exact&quot;</code> | <code>&quot;exact-inside&quot;</code> | <code>&quot;exact-outside&quot;</code> | <code>&quot;bound&quot;</code></p></blockquote><p>What φ promises: the distance to the surface everywhere, on one side only, or nowhere. Where it isn&#39;t the distance it is a bound: the right sign, and never more than the distance, so a step of |φ| can&#39;t pass the surface.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/queries/type-aliases/Accuracy.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const Accuracy = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  Accuracy as default
};

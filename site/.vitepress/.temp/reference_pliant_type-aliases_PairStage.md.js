import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Type Alias: PairStage","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/type-aliases/PairStage.md","filePath":"reference/pliant/type-aliases/PairStage.md"}');
const _sfc_main = { name: "reference/pliant/type-aliases/PairStage.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="type-alias-pairstage" tabindex="-1">Type Alias: PairStage <a class="header-anchor" href="#type-alias-pairstage" aria-label="Permalink to &quot;Type Alias: PairStage&quot;">​</a></h1><blockquote><p><strong>PairStage</strong> = <code>Exclude</code>&lt;<a href="./MethodStage"><code>MethodStage</code></a>, <code>&quot;broadphase&quot;</code>&gt;</p></blockquote><p>A stage whose method can be chosen for a single pair.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/type-aliases/PairStage.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const PairStage = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  PairStage as default
};

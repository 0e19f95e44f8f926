import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Variable: PAIR_DEPTH_NAMES","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/methods/variables/PAIR_DEPTH_NAMES.md","filePath":"reference/pliant/methods/variables/PAIR_DEPTH_NAMES.md"}');
const _sfc_main = { name: "reference/pliant/methods/variables/PAIR_DEPTH_NAMES.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="variable-pair-depth-names" tabindex="-1">Variable: PAIR_DEPTH_NAMES <a class="header-anchor" href="#variable-pair-depth-names" aria-label="Permalink to &quot;Variable: PAIR\\_DEPTH\\_NAMES&quot;">​</a></h1><blockquote><p><code>const</code> <strong>PAIR_DEPTH_NAMES</strong>: readonly (<code>&quot;closest-feature&quot;</code> | <code>&quot;consistent&quot;</code> | <code>&quot;regional&quot;</code>)[]</p></blockquote><p>Every way to measure the depth of two solids.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/methods/variables/PAIR_DEPTH_NAMES.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const PAIR_DEPTH_NAMES = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  PAIR_DEPTH_NAMES as default
};

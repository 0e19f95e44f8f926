import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Variable: ROW_STAGES","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/methods/variables/ROW_STAGES.md","filePath":"reference/pliant/methods/variables/ROW_STAGES.md"}');
const _sfc_main = { name: "reference/pliant/methods/variables/ROW_STAGES.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="variable-row-stages" tabindex="-1">Variable: ROW_STAGES <a class="header-anchor" href="#variable-row-stages" aria-label="Permalink to &quot;Variable: ROW\\_STAGES&quot;">​</a></h1><blockquote><p><code>const</code> <strong>ROW_STAGES</strong>: readonly [<code>&quot;border&quot;</code>, <code>&quot;propagated&quot;</code>, <code>&quot;fallback&quot;</code>]</p></blockquote><p>How a row came by its depth.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/methods/variables/ROW_STAGES.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const ROW_STAGES = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  ROW_STAGES as default
};

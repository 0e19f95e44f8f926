import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Variable: QUANTITY_NAMES","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/jobs/variables/QUANTITY_NAMES.md","filePath":"reference/pliant/jobs/variables/QUANTITY_NAMES.md"}');
const _sfc_main = { name: "reference/pliant/jobs/variables/QUANTITY_NAMES.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="variable-quantity-names" tabindex="-1">Variable: QUANTITY_NAMES <a class="header-anchor" href="#variable-quantity-names" aria-label="Permalink to &quot;Variable: QUANTITY\\_NAMES&quot;">​</a></h1><blockquote><p><code>const</code> <strong>QUANTITY_NAMES</strong>: (<code>&quot;penetration&quot;</code> | <code>&quot;position&quot;</code> | <code>&quot;velocity&quot;</code> | <code>&quot;time&quot;</code> | <code>&quot;force&quot;</code> | <code>&quot;speed&quot;</code> | <code>&quot;impulse&quot;</code> | <code>&quot;restTime&quot;</code> | <code>&quot;peakForce&quot;</code> | <code>&quot;area&quot;</code> | <code>&quot;pressure&quot;</code> | <code>&quot;maxPressure&quot;</code> | <code>&quot;contacts&quot;</code> | <code>&quot;energy&quot;</code> | <code>&quot;kinetic&quot;</code> | <code>&quot;potential&quot;</code> | <code>&quot;elastic&quot;</code> | <code>&quot;spin&quot;</code> | <code>&quot;extent&quot;</code> | <code>&quot;lawBroken&quot;</code> | <code>&quot;troubles&quot;</code> | <code>&quot;steps&quot;</code>)[]</p></blockquote><p>Every quantity that can be an output, by name.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/jobs/variables/QUANTITY_NAMES.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const QUANTITY_NAMES = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  QUANTITY_NAMES as default
};

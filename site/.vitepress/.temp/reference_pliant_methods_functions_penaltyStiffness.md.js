import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Function: penaltyStiffness()","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/methods/functions/penaltyStiffness.md","filePath":"reference/pliant/methods/functions/penaltyStiffness.md"}');
const _sfc_main = { name: "reference/pliant/methods/functions/penaltyStiffness.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="function-penaltystiffness" tabindex="-1">Function: penaltyStiffness() <a class="header-anchor" href="#function-penaltystiffness" aria-label="Permalink to &quot;Function: penaltyStiffness()&quot;">​</a></h1><blockquote><p><strong>penaltyStiffness</strong>(<code>massA</code>, <code>massB</code>, <code>constant</code>): <code>number</code></p></blockquote><p>Equation 3.7: stiffness [N/m] from K [1/s²] and the two masses [kg]. A body that can&#39;t move has infinite mass.</p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><h3 id="massa" tabindex="-1">massA <a class="header-anchor" href="#massa" aria-label="Permalink to &quot;massA&quot;">​</a></h3><p><code>number</code></p><h3 id="massb" tabindex="-1">massB <a class="header-anchor" href="#massb" aria-label="Permalink to &quot;massB&quot;">​</a></h3><p><code>number</code></p><h3 id="constant" tabindex="-1">constant <a class="header-anchor" href="#constant" aria-label="Permalink to &quot;constant&quot;">​</a></h3><p><code>number</code></p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><code>number</code></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/methods/functions/penaltyStiffness.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const penaltyStiffness = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  penaltyStiffness as default
};

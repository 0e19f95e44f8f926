import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Function: barStiffness()","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/molecules/functions/barStiffness.md","filePath":"reference/pliant/molecules/functions/barStiffness.md"}');
const _sfc_main = { name: "reference/pliant/molecules/functions/barStiffness.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="function-barstiffness" tabindex="-1">Function: barStiffness() <a class="header-anchor" href="#function-barstiffness" aria-label="Permalink to &quot;Function: barStiffness()&quot;">​</a></h1><blockquote><p><strong>barStiffness</strong>(<code>youngsModulus</code>, <code>section</code>, <code>length</code>): <code>number</code></p></blockquote><p>Stiffness [N/m] of a bar with Young&#39;s modulus [N/m²], section [m²] and length [m].</p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><h3 id="youngsmodulus" tabindex="-1">youngsModulus <a class="header-anchor" href="#youngsmodulus" aria-label="Permalink to &quot;youngsModulus&quot;">​</a></h3><p><code>number</code></p><h3 id="section" tabindex="-1">section <a class="header-anchor" href="#section" aria-label="Permalink to &quot;section&quot;">​</a></h3><p><code>number</code></p><h3 id="length" tabindex="-1">length <a class="header-anchor" href="#length" aria-label="Permalink to &quot;length&quot;">​</a></h3><p><code>number</code></p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><code>number</code></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/molecules/functions/barStiffness.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const barStiffness = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  barStiffness as default
};

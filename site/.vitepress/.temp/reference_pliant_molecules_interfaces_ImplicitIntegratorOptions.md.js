import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: ImplicitIntegratorOptions","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/molecules/interfaces/ImplicitIntegratorOptions.md","filePath":"reference/pliant/molecules/interfaces/ImplicitIntegratorOptions.md"}');
const _sfc_main = { name: "reference/pliant/molecules/interfaces/ImplicitIntegratorOptions.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-implicitintegratoroptions" tabindex="-1">Interface: ImplicitIntegratorOptions <a class="header-anchor" href="#interface-implicitintegratoroptions" aria-label="Permalink to &quot;Interface: ImplicitIntegratorOptions&quot;">​</a></h1><p>How implicit steps are solved.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="maxrounds" tabindex="-1">maxRounds? <a class="header-anchor" href="#maxrounds" aria-label="Permalink to &quot;maxRounds?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>maxRounds?</strong>: <code>number</code></p></blockquote><p>Most rounds of conjugate gradients in a step; 200.</p><hr><h3 id="theta" tabindex="-1">theta? <a class="header-anchor" href="#theta" aria-label="Permalink to &quot;theta?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>theta?</strong>: <code>number</code></p></blockquote><p>1/2 (trapezoidal) to 1 (backward Euler, the default).</p><hr><h3 id="tolerance" tabindex="-1">tolerance? <a class="header-anchor" href="#tolerance" aria-label="Permalink to &quot;tolerance?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>tolerance?</strong>: <code>number</code></p></blockquote><p>Residual over right-hand side at which the solver stops; 1e-8.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/molecules/interfaces/ImplicitIntegratorOptions.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const ImplicitIntegratorOptions = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  ImplicitIntegratorOptions as default
};

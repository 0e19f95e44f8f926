import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Class: ImplicitIntegrator","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/molecules/classes/ImplicitIntegrator.md","filePath":"reference/pliant/molecules/classes/ImplicitIntegrator.md"}');
const _sfc_main = { name: "reference/pliant/molecules/classes/ImplicitIntegrator.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="class-implicitintegrator" tabindex="-1">Class: ImplicitIntegrator <a class="header-anchor" href="#class-implicitintegrator" aria-label="Permalink to &quot;Class: ImplicitIntegrator&quot;">​</a></h1><p>Moves molecules by implicit steps, which stay stable under stiff springs.</p><h2 id="constructors" tabindex="-1">Constructors <a class="header-anchor" href="#constructors" aria-label="Permalink to &quot;Constructors&quot;">​</a></h2><h3 id="constructor" tabindex="-1">Constructor <a class="header-anchor" href="#constructor" aria-label="Permalink to &quot;Constructor&quot;">​</a></h3><blockquote><p><strong>new ImplicitIntegrator</strong>(<code>body</code>, <code>__namedParameters?</code>): <code>ImplicitIntegrator</code></p></blockquote><h4 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h4><h5 id="body" tabindex="-1">body <a class="header-anchor" href="#body" aria-label="Permalink to &quot;body&quot;">​</a></h5><p><a href="./MassSpring"><code>MassSpring</code></a></p><h5 id="namedparameters" tabindex="-1">__namedParameters? <a class="header-anchor" href="#namedparameters" aria-label="Permalink to &quot;\\_\\_namedParameters?&quot;">​</a></h5><p><a href="./../interfaces/ImplicitIntegratorOptions"><code>ImplicitIntegratorOptions</code></a> = <code>{}</code></p><h4 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h4><p><code>ImplicitIntegrator</code></p><h2 id="methods" tabindex="-1">Methods <a class="header-anchor" href="#methods" aria-label="Permalink to &quot;Methods&quot;">​</a></h2><h3 id="step" tabindex="-1">step() <a class="header-anchor" href="#step" aria-label="Permalink to &quot;step()&quot;">​</a></h3><blockquote><p><strong>step</strong>(<code>dt</code>): <code>number</code></p></blockquote><p>Moves the body by dt [s] and returns the rounds of conjugate gradients.</p><h4 id="parameters-1" tabindex="-1">Parameters <a class="header-anchor" href="#parameters-1" aria-label="Permalink to &quot;Parameters&quot;">​</a></h4><h5 id="dt" tabindex="-1">dt <a class="header-anchor" href="#dt" aria-label="Permalink to &quot;dt&quot;">​</a></h5><p><code>number</code></p><h4 id="returns-1" tabindex="-1">Returns <a class="header-anchor" href="#returns-1" aria-label="Permalink to &quot;Returns&quot;">​</a></h4><p><code>number</code></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/molecules/classes/ImplicitIntegrator.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const ImplicitIntegrator = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  ImplicitIntegrator as default
};

import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Class: ExplicitIntegrator","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/molecules/classes/ExplicitIntegrator.md","filePath":"reference/pliant/molecules/classes/ExplicitIntegrator.md"}');
const _sfc_main = { name: "reference/pliant/molecules/classes/ExplicitIntegrator.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="class-explicitintegrator" tabindex="-1">Class: ExplicitIntegrator <a class="header-anchor" href="#class-explicitintegrator" aria-label="Permalink to &quot;Class: ExplicitIntegrator&quot;">​</a></h1><p>Moves molecules by explicit steps.</p><h2 id="constructors" tabindex="-1">Constructors <a class="header-anchor" href="#constructors" aria-label="Permalink to &quot;Constructors&quot;">​</a></h2><h3 id="constructor" tabindex="-1">Constructor <a class="header-anchor" href="#constructor" aria-label="Permalink to &quot;Constructor&quot;">​</a></h3><blockquote><p><strong>new ExplicitIntegrator</strong>(<code>body</code>): <code>ExplicitIntegrator</code></p></blockquote><h4 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h4><h5 id="body" tabindex="-1">body <a class="header-anchor" href="#body" aria-label="Permalink to &quot;body&quot;">​</a></h5><p><a href="./MassSpring"><code>MassSpring</code></a></p><h4 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h4><p><code>ExplicitIntegrator</code></p><h2 id="methods" tabindex="-1">Methods <a class="header-anchor" href="#methods" aria-label="Permalink to &quot;Methods&quot;">​</a></h2><h3 id="stablestep" tabindex="-1">stableStep() <a class="header-anchor" href="#stablestep" aria-label="Permalink to &quot;stableStep()&quot;">​</a></h3><blockquote><p><strong>stableStep</strong>(): <code>number</code></p></blockquote><p>Longest stable step [s]; Infinity for a body without connections.</p><h4 id="returns-1" tabindex="-1">Returns <a class="header-anchor" href="#returns-1" aria-label="Permalink to &quot;Returns&quot;">​</a></h4><p><code>number</code></p><hr><h3 id="step" tabindex="-1">step() <a class="header-anchor" href="#step" aria-label="Permalink to &quot;step()&quot;">​</a></h3><blockquote><p><strong>step</strong>(<code>dt</code>): <code>number</code></p></blockquote><p>Moves the body by dt [s] and returns into how many parts it was cut.</p><h4 id="parameters-1" tabindex="-1">Parameters <a class="header-anchor" href="#parameters-1" aria-label="Permalink to &quot;Parameters&quot;">​</a></h4><h5 id="dt" tabindex="-1">dt <a class="header-anchor" href="#dt" aria-label="Permalink to &quot;dt&quot;">​</a></h5><p><code>number</code></p><h4 id="returns-2" tabindex="-1">Returns <a class="header-anchor" href="#returns-2" aria-label="Permalink to &quot;Returns&quot;">​</a></h4><p><code>number</code></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/molecules/classes/ExplicitIntegrator.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const ExplicitIntegrator = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  ExplicitIntegrator as default
};

import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: PenaltyParameters","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/planar/interfaces/PenaltyParameters.md","filePath":"reference/pliant/planar/interfaces/PenaltyParameters.md"}');
const _sfc_main = { name: "reference/pliant/planar/interfaces/PenaltyParameters.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-penaltyparameters" tabindex="-1">Interface: PenaltyParameters <a class="header-anchor" href="#interface-penaltyparameters" aria-label="Permalink to &quot;Interface: PenaltyParameters&quot;">​</a></h1><p>What <code>penalty</code> reads.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="dampingratio" tabindex="-1">dampingRatio <a class="header-anchor" href="#dampingratio" aria-label="Permalink to &quot;dampingRatio&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>dampingRatio</strong>: <code>number</code></p></blockquote><p>Fraction of critical damping.</p><hr><h3 id="friction" tabindex="-1">friction <a class="header-anchor" href="#friction" aria-label="Permalink to &quot;friction&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>friction</strong>: <code>number</code></p></blockquote><p>Coulomb friction coefficient.</p><hr><h3 id="stiffness" tabindex="-1">stiffness <a class="header-anchor" href="#stiffness" aria-label="Permalink to &quot;stiffness&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>stiffness</strong>: <code>number</code></p></blockquote><p>K: stiffness of two faces of a body&#39;s own size, per mass [1/s²].</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/planar/interfaces/PenaltyParameters.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const PenaltyParameters = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  PenaltyParameters as default
};

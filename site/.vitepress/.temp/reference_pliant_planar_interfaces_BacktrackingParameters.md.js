import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: BacktrackingParameters","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/planar/interfaces/BacktrackingParameters.md","filePath":"reference/pliant/planar/interfaces/BacktrackingParameters.md"}');
const _sfc_main = { name: "reference/pliant/planar/interfaces/BacktrackingParameters.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-backtrackingparameters" tabindex="-1">Interface: BacktrackingParameters <a class="header-anchor" href="#interface-backtrackingparameters" aria-label="Permalink to &quot;Interface: BacktrackingParameters&quot;">​</a></h1><p>What <code>backtracking</code> reads.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="friction" tabindex="-1">friction <a class="header-anchor" href="#friction" aria-label="Permalink to &quot;friction&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>friction</strong>: <code>number</code></p></blockquote><p>Coulomb friction coefficient.</p><hr><h3 id="restitution" tabindex="-1">restitution <a class="header-anchor" href="#restitution" aria-label="Permalink to &quot;restitution&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>restitution</strong>: <code>number</code></p></blockquote><p>Part of the approach speed that a bounce keeps.</p><hr><h3 id="threshold" tabindex="-1">threshold <a class="header-anchor" href="#threshold" aria-label="Permalink to &quot;threshold&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>threshold</strong>: <code>number</code></p></blockquote><p>Contacts are looked for within this distance [m].</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/planar/interfaces/BacktrackingParameters.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const BacktrackingParameters = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  BacktrackingParameters as default
};

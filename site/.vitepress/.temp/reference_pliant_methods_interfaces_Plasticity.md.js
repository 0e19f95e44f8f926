import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: Plasticity","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/methods/interfaces/Plasticity.md","filePath":"reference/pliant/methods/interfaces/Plasticity.md"}');
const _sfc_main = { name: "reference/pliant/methods/interfaces/Plasticity.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-plasticity" tabindex="-1">Interface: Plasticity <a class="header-anchor" href="#interface-plasticity" aria-label="Permalink to &quot;Interface: Plasticity&quot;">​</a></h1><p>How a body keeps a deformation.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="creep" tabindex="-1">creep <a class="header-anchor" href="#creep" aria-label="Permalink to &quot;creep&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>creep</strong>: <code>number</code></p></blockquote><p>Part of the strain taken up per second [1/s].</p><hr><h3 id="most" tabindex="-1">most? <a class="header-anchor" href="#most" aria-label="Permalink to &quot;most?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>most?</strong>: <code>number</code></p></blockquote><p>Largest plastic strain (Frobenius norm). Default 1.</p><hr><h3 id="yield" tabindex="-1">yield <a class="header-anchor" href="#yield" aria-label="Permalink to &quot;yield&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>yield</strong>: <code>number</code></p></blockquote><p>Strain (Frobenius norm) up to which a body springs back.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/methods/interfaces/Plasticity.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const Plasticity = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  Plasticity as default
};

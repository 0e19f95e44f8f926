import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: BoxAndGroundOptions","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/molecules/interfaces/BoxAndGroundOptions.md","filePath":"reference/pliant/molecules/interfaces/BoxAndGroundOptions.md"}');
const _sfc_main = { name: "reference/pliant/molecules/interfaces/BoxAndGroundOptions.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-boxandgroundoptions" tabindex="-1">Interface: BoxAndGroundOptions <a class="header-anchor" href="#interface-boxandgroundoptions" aria-label="Permalink to &quot;Interface: BoxAndGroundOptions&quot;">​</a></h1><p>How the scene of a box of molecules above a ground is made.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="density" tabindex="-1">density? <a class="header-anchor" href="#density" aria-label="Permalink to &quot;density?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>density?</strong>: <code>number</code></p></blockquote><p>Of the box [kg/m³]; the thesis: 833, 2500 or 5000.</p><hr><h3 id="duration" tabindex="-1">duration? <a class="header-anchor" href="#duration" aria-label="Permalink to &quot;duration?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>duration?</strong>: <code>number</code></p></blockquote><p>[s]</p><hr><h3 id="elasticity" tabindex="-1">elasticity? <a class="header-anchor" href="#elasticity" aria-label="Permalink to &quot;elasticity?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>elasticity?</strong>: <code>number</code></p></blockquote><p>Young&#39;s modulus of the box [N/m²]; the thesis: 1,500, 5,000 or 50,000.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/molecules/interfaces/BoxAndGroundOptions.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const BoxAndGroundOptions = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  BoxAndGroundOptions as default
};

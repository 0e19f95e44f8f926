import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: Material","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/methods/interfaces/Material.md","filePath":"reference/pliant/methods/interfaces/Material.md"}');
const _sfc_main = { name: "reference/pliant/methods/interfaces/Material.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-material" tabindex="-1">Interface: Material <a class="header-anchor" href="#interface-material" aria-label="Permalink to &quot;Interface: Material&quot;">​</a></h1><p>What an elastic body is made of.</p><h2 id="extended-by" tabindex="-1">Extended by <a class="header-anchor" href="#extended-by" aria-label="Permalink to &quot;Extended by&quot;">​</a></h2><ul><li><a href="./XpbdOptions"><code>XpbdOptions</code></a></li></ul><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="damping" tabindex="-1">damping? <a class="header-anchor" href="#damping" aria-label="Permalink to &quot;damping?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>damping?</strong>: <code>number</code></p></blockquote><p>Viscous stress 2 μ · damping · strain rate, so a mode of ω [rad/s] has a damping ratio of about ω · damping/2, up to 1.7 times that along the axes of a grid [s]. Default 0.</p><hr><h3 id="poissonratio" tabindex="-1">poissonRatio? <a class="header-anchor" href="#poissonratio" aria-label="Permalink to &quot;poissonRatio?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>poissonRatio?</strong>: <code>number</code></p></blockquote><p>Between 0 and 0.5; 0.5 keeps volume exactly. Default 0.3.</p><hr><h3 id="youngsmodulus" tabindex="-1">youngsModulus? <a class="header-anchor" href="#youngsmodulus" aria-label="Permalink to &quot;youngsModulus?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>youngsModulus?</strong>: <code>number</code></p></blockquote><p>[Pa] Default 1e5.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/methods/interfaces/Material.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const Material = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  Material as default
};

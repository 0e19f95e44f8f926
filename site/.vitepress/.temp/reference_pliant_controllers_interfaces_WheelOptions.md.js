import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: WheelOptions","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/controllers/interfaces/WheelOptions.md","filePath":"reference/pliant/controllers/interfaces/WheelOptions.md"}');
const _sfc_main = { name: "reference/pliant/controllers/interfaces/WheelOptions.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-wheeloptions" tabindex="-1">Interface: WheelOptions <a class="header-anchor" href="#interface-wheeloptions" aria-label="Permalink to &quot;Interface: WheelOptions&quot;">​</a></h1><p>What a wheel and its suspension are like.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="damping" tabindex="-1">damping? <a class="header-anchor" href="#damping" aria-label="Permalink to &quot;damping?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>damping?</strong>: <code>number</code></p></blockquote><p>[N·s/m]; half of critical unless told.</p><hr><h3 id="friction" tabindex="-1">friction? <a class="header-anchor" href="#friction" aria-label="Permalink to &quot;friction?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>friction?</strong>: <code>number</code></p></blockquote><p>Coulomb coefficient of tyre and road; 1 unless told.</p><hr><h3 id="position" tabindex="-1">position <a class="header-anchor" href="#position" aria-label="Permalink to &quot;position&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>position</strong>: <a href="./../../type-aliases/Vector"><code>Vector</code></a></p></blockquote><p>Where the suspension begins, in the frame of the chassis [m].</p><hr><h3 id="radius" tabindex="-1">radius? <a class="header-anchor" href="#radius" aria-label="Permalink to &quot;radius?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>radius?</strong>: <code>number</code></p></blockquote><p>[m]; 0.35 unless told.</p><hr><h3 id="stiffness" tabindex="-1">stiffness? <a class="header-anchor" href="#stiffness" aria-label="Permalink to &quot;stiffness?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>stiffness?</strong>: <code>number</code></p></blockquote><p>[N/m]; such that a quarter of the chassis&#39; weight presses it by a third, unless told.</p><hr><h3 id="suspension" tabindex="-1">suspension? <a class="header-anchor" href="#suspension" aria-label="Permalink to &quot;suspension?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>suspension?</strong>: <code>number</code></p></blockquote><p>Length of the suspension without load [m]; 0.3 unless told.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/controllers/interfaces/WheelOptions.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const WheelOptions = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  WheelOptions as default
};

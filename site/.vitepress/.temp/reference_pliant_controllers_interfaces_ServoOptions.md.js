import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: ServoOptions","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/controllers/interfaces/ServoOptions.md","filePath":"reference/pliant/controllers/interfaces/ServoOptions.md"}');
const _sfc_main = { name: "reference/pliant/controllers/interfaces/ServoOptions.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-servooptions" tabindex="-1">Interface: ServoOptions <a class="header-anchor" href="#interface-servooptions" aria-label="Permalink to &quot;Interface: ServoOptions&quot;">​</a></h1><p>How strong and how quick a servo is.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="eagerness" tabindex="-1">eagerness? <a class="header-anchor" href="#eagerness" aria-label="Permalink to &quot;eagerness?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>eagerness?</strong>: <code>number</code></p></blockquote><p>Share of the way that is left which it makes up within a step; 0.2 unless told. 1 overshoots where a load gives way.</p><hr><h3 id="maxspeed" tabindex="-1">maxSpeed? <a class="header-anchor" href="#maxspeed" aria-label="Permalink to &quot;maxSpeed?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>maxSpeed?</strong>: <code>number</code></p></blockquote><p>Fastest that it moves [rad/s, m/s]; without bound unless told.</p><hr><h3 id="strength" tabindex="-1">strength <a class="header-anchor" href="#strength" aria-label="Permalink to &quot;strength&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>strength</strong>: <code>number</code></p></blockquote><p>Most that the motor pushes [N·m, N].</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/controllers/interfaces/ServoOptions.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const ServoOptions = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  ServoOptions as default
};

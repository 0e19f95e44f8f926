import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: VehicleOptions","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/controllers/interfaces/VehicleOptions.md","filePath":"reference/pliant/controllers/interfaces/VehicleOptions.md"}');
const _sfc_main = { name: "reference/pliant/controllers/interfaces/VehicleOptions.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-vehicleoptions" tabindex="-1">Interface: VehicleOptions <a class="header-anchor" href="#interface-vehicleoptions" aria-label="Permalink to &quot;Interface: VehicleOptions&quot;">​</a></h1><p>What a vehicle is made of.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="filter" tabindex="-1">filter? <a class="header-anchor" href="#filter" aria-label="Permalink to &quot;filter?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>filter?</strong>: <code>Omit</code>&lt;<a href="./../../interfaces/QueryFilter"><code>QueryFilter</code></a>, <code>&quot;exclude&quot;</code>&gt;</p></blockquote><p>What wheels may stand on; all bodies but the chassis unless told.</p><hr><h3 id="forward" tabindex="-1">forward? <a class="header-anchor" href="#forward" aria-label="Permalink to &quot;forward?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>forward?</strong>: <a href="./../../type-aliases/Vector"><code>Vector</code></a></p></blockquote><p>Forward, in the frame of the chassis; (0, 0, 1) unless told.</p><hr><h3 id="up" tabindex="-1">up? <a class="header-anchor" href="#up" aria-label="Permalink to &quot;up?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>up?</strong>: <a href="./../../type-aliases/Vector"><code>Vector</code></a></p></blockquote><p>Up, in the frame of the chassis; (0, 1, 0) unless told.</p><hr><h3 id="wheels" tabindex="-1">wheels <a class="header-anchor" href="#wheels" aria-label="Permalink to &quot;wheels&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>wheels</strong>: readonly <a href="./WheelOptions"><code>WheelOptions</code></a>[]</p></blockquote><p>Its wheels, each with a ray of its own.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/controllers/interfaces/VehicleOptions.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const VehicleOptions = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  VehicleOptions as default
};

import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"pliant/controllers","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/controllers/index.md","filePath":"reference/pliant/controllers/index.md"}');
const _sfc_main = { name: "reference/pliant/controllers/index.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="pliant-controllers" tabindex="-1">pliant/controllers <a class="header-anchor" href="#pliant-controllers" aria-label="Permalink to &quot;pliant/controllers&quot;">​</a></h1><p>Small modules over the public API: a walking figure, a vehicle on rays, a position motor.</p><h2 id="classes" tabindex="-1">Classes <a class="header-anchor" href="#classes" aria-label="Permalink to &quot;Classes&quot;">​</a></h2><ul><li><a href="./classes/CharacterController">CharacterController</a></li><li><a href="./classes/RayCastVehicle">RayCastVehicle</a></li><li><a href="./classes/Servo">Servo</a></li><li><a href="./classes/Wheel">Wheel</a></li></ul><h2 id="interfaces" tabindex="-1">Interfaces <a class="header-anchor" href="#interfaces" aria-label="Permalink to &quot;Interfaces&quot;">​</a></h2><ul><li><a href="./interfaces/CharacterOptions">CharacterOptions</a></li><li><a href="./interfaces/OneWayOptions">OneWayOptions</a></li><li><a href="./interfaces/ServoOptions">ServoOptions</a></li><li><a href="./interfaces/VehicleOptions">VehicleOptions</a></li><li><a href="./interfaces/WheelOptions">WheelOptions</a></li></ul><h2 id="functions" tabindex="-1">Functions <a class="header-anchor" href="#functions" aria-label="Permalink to &quot;Functions&quot;">​</a></h2><ul><li><a href="./functions/oneWayPlatform">oneWayPlatform</a></li></ul></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/controllers/index.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const index = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  index as default
};

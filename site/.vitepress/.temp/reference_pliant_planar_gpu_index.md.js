import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"pliant/planar/gpu","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/planar/gpu/index.md","filePath":"reference/pliant/planar/gpu/index.md"}');
const _sfc_main = { name: "reference/pliant/planar/gpu/index.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="pliant-planar-gpu" tabindex="-1">pliant/planar/gpu <a class="header-anchor" href="#pliant-planar-gpu" aria-label="Permalink to &quot;pliant/planar/gpu&quot;">​</a></h1><p>Graphics backends of the planar distance field. They are an entry of their own: the CPU needs none of this.</p><h2 id="classes" tabindex="-1">Classes <a class="header-anchor" href="#classes" aria-label="Permalink to &quot;Classes&quot;">​</a></h2><ul><li><a href="./classes/Webgl2Backend">Webgl2Backend</a></li><li><a href="./classes/Webgl2Intersection">Webgl2Intersection</a></li><li><a href="./classes/WebgpuBackend">WebgpuBackend</a></li></ul><h2 id="interfaces" tabindex="-1">Interfaces <a class="header-anchor" href="#interfaces" aria-label="Permalink to &quot;Interfaces&quot;">​</a></h2><ul><li><a href="./interfaces/BackendChoice">BackendChoice</a></li><li><a href="./interfaces/BackendOffer">BackendOffer</a></li></ul><h2 id="type-aliases" tabindex="-1">Type Aliases <a class="header-anchor" href="#type-aliases" aria-label="Permalink to &quot;Type Aliases&quot;">​</a></h2><ul><li><a href="./type-aliases/Drawn">Drawn</a></li><li><a href="./type-aliases/OverwriteStrategy">OverwriteStrategy</a></li></ul><h2 id="functions" tabindex="-1">Functions <a class="header-anchor" href="#functions" aria-label="Permalink to &quot;Functions&quot;">​</a></h2><ul><li><a href="./functions/autoBackend">autoBackend</a></li></ul></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/planar/gpu/index.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const index = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  index as default
};

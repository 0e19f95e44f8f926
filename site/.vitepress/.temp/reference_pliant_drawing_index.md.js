import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"pliant/drawing","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/drawing/index.md","filePath":"reference/pliant/drawing/index.md"}');
const _sfc_main = { name: "reference/pliant/drawing/index.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="pliant-drawing" tabindex="-1">pliant/drawing <a class="header-anchor" href="#pliant-drawing" aria-label="Permalink to &quot;pliant/drawing&quot;">​</a></h1><p>Line and surface buffers for drawing a world; numbers only.</p><h2 id="classes" tabindex="-1">Classes <a class="header-anchor" href="#classes" aria-label="Permalink to &quot;Classes&quot;">​</a></h2><ul><li><a href="./classes/DebugLines">DebugLines</a></li><li><a href="./classes/DebugOverlays">DebugOverlays</a></li><li><a href="./classes/DebugSurfaces">DebugSurfaces</a></li><li><a href="./classes/LineBuffer">LineBuffer</a></li><li><a href="./classes/PointBuffer">PointBuffer</a></li></ul><h2 id="interfaces" tabindex="-1">Interfaces <a class="header-anchor" href="#interfaces" aria-label="Permalink to &quot;Interfaces&quot;">​</a></h2><ul><li><a href="./interfaces/DrawingOptions">DrawingOptions</a></li><li><a href="./interfaces/DrawnSurface">DrawnSurface</a></li><li><a href="./interfaces/OverlayOptions">OverlayOptions</a></li></ul><h2 id="variables" tabindex="-1">Variables <a class="header-anchor" href="#variables" aria-label="Permalink to &quot;Variables&quot;">​</a></h2><ul><li><a href="./variables/DEPTH_COLORS">DEPTH_COLORS</a></li><li><a href="./variables/OVERLAY_COLORS">OVERLAY_COLORS</a></li></ul></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/drawing/index.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const index = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  index as default
};

import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: ShapeImpact","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/queries/interfaces/ShapeImpact.md","filePath":"reference/pliant/queries/interfaces/ShapeImpact.md"}');
const _sfc_main = { name: "reference/pliant/queries/interfaces/ShapeImpact.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-shapeimpact" tabindex="-1">Interface: ShapeImpact <a class="header-anchor" href="#interface-shapeimpact" aria-label="Permalink to &quot;Interface: ShapeImpact&quot;">​</a></h1><p>When a moving shape meets another one.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="normal" tabindex="-1">normal <a class="header-anchor" href="#normal" aria-label="Permalink to &quot;normal&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>normal</strong>: <code>Float64Array</code></p></blockquote><p>Unit normal there, from the second shape to the first.</p><hr><h3 id="point" tabindex="-1">point <a class="header-anchor" href="#point" aria-label="Permalink to &quot;point&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>point</strong>: <code>Float64Array</code></p></blockquote><p>Where they touch, on B [m].</p><hr><h3 id="time" tabindex="-1">time <a class="header-anchor" href="#time" aria-label="Permalink to &quot;time&quot;">​</a></h3><blockquote><p><strong>time</strong>: <code>number</code></p></blockquote><p>Share of the way, 0 to 1.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/queries/interfaces/ShapeImpact.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const ShapeImpact = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  ShapeImpact as default
};

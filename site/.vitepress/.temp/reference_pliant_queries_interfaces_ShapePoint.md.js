import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: ShapePoint","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/queries/interfaces/ShapePoint.md","filePath":"reference/pliant/queries/interfaces/ShapePoint.md"}');
const _sfc_main = { name: "reference/pliant/queries/interfaces/ShapePoint.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-shapepoint" tabindex="-1">Interface: ShapePoint <a class="header-anchor" href="#interface-shapepoint" aria-label="Permalink to &quot;Interface: ShapePoint&quot;">​</a></h1><p>The point of a shape&#39;s surface that is closest to a given one.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="distance" tabindex="-1">distance <a class="header-anchor" href="#distance" aria-label="Permalink to &quot;distance&quot;">​</a></h3><blockquote><p><strong>distance</strong>: <code>number</code></p></blockquote><p>Signed distance, negative inside [m].</p><hr><h3 id="normal" tabindex="-1">normal <a class="header-anchor" href="#normal" aria-label="Permalink to &quot;normal&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>normal</strong>: <code>Float64Array</code></p></blockquote><p>Unit gradient of the signed distance.</p><hr><h3 id="point" tabindex="-1">point <a class="header-anchor" href="#point" aria-label="Permalink to &quot;point&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>point</strong>: <code>Float64Array</code></p></blockquote><p>Point of the surface [m]: the nearest where φ is exact.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/queries/interfaces/ShapePoint.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const ShapePoint = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  ShapePoint as default
};

import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: ShapeGap","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/queries/interfaces/ShapeGap.md","filePath":"reference/pliant/queries/interfaces/ShapeGap.md"}');
const _sfc_main = { name: "reference/pliant/queries/interfaces/ShapeGap.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-shapegap" tabindex="-1">Interface: ShapeGap <a class="header-anchor" href="#interface-shapegap" aria-label="Permalink to &quot;Interface: ShapeGap&quot;">​</a></h1><p>How far two shapes are apart.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="distance" tabindex="-1">distance <a class="header-anchor" href="#distance" aria-label="Permalink to &quot;distance&quot;">​</a></h3><blockquote><p><strong>distance</strong>: <code>number</code></p></blockquote><p>Negative when the shapes overlap: minus the way out [m].</p><hr><h3 id="normal" tabindex="-1">normal <a class="header-anchor" href="#normal" aria-label="Permalink to &quot;normal&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>normal</strong>: <code>Float64Array</code></p></blockquote><p>Unit, from B to A: the way for A to leave.</p><hr><h3 id="pointa" tabindex="-1">pointA <a class="header-anchor" href="#pointa" aria-label="Permalink to &quot;pointA&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>pointA</strong>: <code>Float64Array</code></p></blockquote><p>Nearest, or deepest, points of the two surfaces [m].</p><hr><h3 id="pointb" tabindex="-1">pointB <a class="header-anchor" href="#pointb" aria-label="Permalink to &quot;pointB&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>pointB</strong>: <code>Float64Array</code></p></blockquote><p>Closest point of the second shape [m].</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/queries/interfaces/ShapeGap.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const ShapeGap = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  ShapeGap as default
};

import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: Overlap","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/planar/interfaces/Overlap.md","filePath":"reference/pliant/planar/interfaces/Overlap.md"}');
const _sfc_main = { name: "reference/pliant/planar/interfaces/Overlap.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-overlap" tabindex="-1">Interface: Overlap <a class="header-anchor" href="#interface-overlap" aria-label="Permalink to &quot;Interface: Overlap&quot;">​</a></h1><p>The region that two polygons have in common.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="area" tabindex="-1">area <a class="header-anchor" href="#area" aria-label="Permalink to &quot;area&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>area</strong>: <code>number</code></p></blockquote><p>[m²]</p><hr><h3 id="rings" tabindex="-1">rings <a class="header-anchor" href="#rings" aria-label="Permalink to &quot;rings&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>rings</strong>: <code>Float64Array</code>&lt;<code>ArrayBufferLike</code>&gt;[]</p></blockquote><p>Closed rings, flat <code>x, y</code>, outlines counter-clockwise and holes clockwise.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/planar/interfaces/Overlap.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const Overlap = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  Overlap as default
};

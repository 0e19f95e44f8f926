import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: AreaMoments","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/planar/interfaces/AreaMoments.md","filePath":"reference/pliant/planar/interfaces/AreaMoments.md"}');
const _sfc_main = { name: "reference/pliant/planar/interfaces/AreaMoments.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-areamoments" tabindex="-1">Interface: AreaMoments <a class="header-anchor" href="#interface-areamoments" aria-label="Permalink to &quot;Interface: AreaMoments&quot;">​</a></h1><p>Area, centre and second moment of a polygon.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="area" tabindex="-1">area <a class="header-anchor" href="#area" aria-label="Permalink to &quot;area&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>area</strong>: <code>number</code></p></blockquote><p>[m²]</p><hr><h3 id="polar" tabindex="-1">polar <a class="header-anchor" href="#polar" aria-label="Permalink to &quot;polar&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>polar</strong>: <code>number</code></p></blockquote><p>Polar second moment of area about the centroid [m⁴]; times the surface density it is the inertia.</p><hr><h3 id="x" tabindex="-1">x <a class="header-anchor" href="#x" aria-label="Permalink to &quot;x&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>x</strong>: <code>number</code></p></blockquote><p>Centroid [m].</p><hr><h3 id="y" tabindex="-1">y <a class="header-anchor" href="#y" aria-label="Permalink to &quot;y&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>y</strong>: <code>number</code></p></blockquote><p>Centre along y [m].</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/planar/interfaces/AreaMoments.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const AreaMoments = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  AreaMoments as default
};

import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: PairDistance","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/queries/interfaces/PairDistance.md","filePath":"reference/pliant/queries/interfaces/PairDistance.md"}');
const _sfc_main = { name: "reference/pliant/queries/interfaces/PairDistance.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-pairdistance" tabindex="-1">Interface: PairDistance <a class="header-anchor" href="#interface-pairdistance" aria-label="Permalink to &quot;Interface: PairDistance&quot;">​</a></h1><p>How far two meshes are apart.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="distance" tabindex="-1">distance <a class="header-anchor" href="#distance" aria-label="Permalink to &quot;distance&quot;">​</a></h3><blockquote><p><strong>distance</strong>: <code>number</code></p></blockquote><p>Smallest distance of the two surfaces [m]; zero exactly when they share a point.</p><hr><h3 id="pointa" tabindex="-1">pointA <a class="header-anchor" href="#pointa" aria-label="Permalink to &quot;pointA&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>pointA</strong>: <code>Float64Array</code></p></blockquote><p>Closest points, in the world [m].</p><hr><h3 id="pointb" tabindex="-1">pointB <a class="header-anchor" href="#pointb" aria-label="Permalink to &quot;pointB&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>pointB</strong>: <code>Float64Array</code></p></blockquote><p>Closest point of the second mesh [m].</p><hr><h3 id="trianglea" tabindex="-1">triangleA <a class="header-anchor" href="#trianglea" aria-label="Permalink to &quot;triangleA&quot;">​</a></h3><blockquote><p><strong>triangleA</strong>: <code>number</code></p></blockquote><p>Triangle of the first mesh there.</p><hr><h3 id="triangleb" tabindex="-1">triangleB <a class="header-anchor" href="#triangleb" aria-label="Permalink to &quot;triangleB&quot;">​</a></h3><blockquote><p><strong>triangleB</strong>: <code>number</code></p></blockquote><p>Triangle of the second mesh there.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/queries/interfaces/PairDistance.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const PairDistance = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  PairDistance as default
};

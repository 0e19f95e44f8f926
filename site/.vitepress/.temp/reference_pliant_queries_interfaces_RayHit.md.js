import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: RayHit","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/queries/interfaces/RayHit.md","filePath":"reference/pliant/queries/interfaces/RayHit.md"}');
const _sfc_main = { name: "reference/pliant/queries/interfaces/RayHit.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-rayhit" tabindex="-1">Interface: RayHit <a class="header-anchor" href="#interface-rayhit" aria-label="Permalink to &quot;Interface: RayHit&quot;">​</a></h1><p>Where a ray meets a mesh.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="distance" tabindex="-1">distance <a class="header-anchor" href="#distance" aria-label="Permalink to &quot;distance&quot;">​</a></h3><blockquote><p><strong>distance</strong>: <code>number</code></p></blockquote><p>Distance along the ray [m], or parameter 0–1 along a segment.</p><hr><h3 id="front" tabindex="-1">front <a class="header-anchor" href="#front" aria-label="Permalink to &quot;front&quot;">​</a></h3><blockquote><p><strong>front</strong>: <code>boolean</code></p></blockquote><p>Was the triangle hit from the side its normal points to?</p><hr><h3 id="normal" tabindex="-1">normal <a class="header-anchor" href="#normal" aria-label="Permalink to &quot;normal&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>normal</strong>: <code>Float64Array</code></p></blockquote><p>Unit normal of the triangle.</p><hr><h3 id="point" tabindex="-1">point <a class="header-anchor" href="#point" aria-label="Permalink to &quot;point&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>point</strong>: <code>Float64Array</code></p></blockquote><p>[m]</p><hr><h3 id="triangle" tabindex="-1">triangle <a class="header-anchor" href="#triangle" aria-label="Permalink to &quot;triangle&quot;">​</a></h3><blockquote><p><strong>triangle</strong>: <code>number</code></p></blockquote><p>Triangle, −1 if nothing was hit.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/queries/interfaces/RayHit.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const RayHit = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  RayHit as default
};

import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: SurfacePoint","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/queries/interfaces/SurfacePoint.md","filePath":"reference/pliant/queries/interfaces/SurfacePoint.md"}');
const _sfc_main = { name: "reference/pliant/queries/interfaces/SurfacePoint.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-surfacepoint" tabindex="-1">Interface: SurfacePoint <a class="header-anchor" href="#interface-surfacepoint" aria-label="Permalink to &quot;Interface: SurfacePoint&quot;">​</a></h1><p>A point of a mesh&#39;s surface.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="distance" tabindex="-1">distance <a class="header-anchor" href="#distance" aria-label="Permalink to &quot;distance&quot;">​</a></h3><blockquote><p><strong>distance</strong>: <code>number</code></p></blockquote><p>Distance to it [m]; negative inside for signed queries.</p><hr><h3 id="feature" tabindex="-1">feature <a class="header-anchor" href="#feature" aria-label="Permalink to &quot;feature&quot;">​</a></h3><blockquote><p><strong>feature</strong>: <code>number</code></p></blockquote><p>Corner 0–2, edge 3–5 (from corner i to the next), or face 6 of that triangle.</p><hr><h3 id="normal" tabindex="-1">normal <a class="header-anchor" href="#normal" aria-label="Permalink to &quot;normal&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>normal</strong>: <code>Float64Array</code></p></blockquote><p>Unit direction in which the signed distance grows; the pseudonormal on the surface itself.</p><hr><h3 id="point" tabindex="-1">point <a class="header-anchor" href="#point" aria-label="Permalink to &quot;point&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>point</strong>: <code>Float64Array</code></p></blockquote><p>The point on the surface [m].</p><hr><h3 id="triangle" tabindex="-1">triangle <a class="header-anchor" href="#triangle" aria-label="Permalink to &quot;triangle&quot;">​</a></h3><blockquote><p><strong>triangle</strong>: <code>number</code></p></blockquote><p>Triangle, −1 if nothing was found.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/queries/interfaces/SurfacePoint.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const SurfacePoint = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  SurfacePoint as default
};

import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Function: faceProjectionDepth()","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/methods/functions/faceProjectionDepth.md","filePath":"reference/pliant/methods/functions/faceProjectionDepth.md"}');
const _sfc_main = { name: "reference/pliant/methods/functions/faceProjectionDepth.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="function-faceprojectiondepth" tabindex="-1">Function: faceProjectionDepth() <a class="header-anchor" href="#function-faceprojectiondepth" aria-label="Permalink to &quot;Function: faceProjectionDepth()&quot;">​</a></h1><blockquote><p><strong>faceProjectionDepth</strong>(<code>positionsI</code>, <code>cornersI</code>, <code>fi</code>, <code>positionsJ</code>, <code>cornersJ</code>, <code>fj</code>, <code>scratch</code>): <code>number</code></p></blockquote><p>Depth [m] of triangle fi behind the plane of triangle fj, 0 when no corner is behind. Corners are vertex numbers in their own arrays.</p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><h3 id="positionsi" tabindex="-1">positionsI <a class="header-anchor" href="#positionsi" aria-label="Permalink to &quot;positionsI&quot;">​</a></h3><p><code>Float64Array</code></p><h3 id="cornersi" tabindex="-1">cornersI <a class="header-anchor" href="#cornersi" aria-label="Permalink to &quot;cornersI&quot;">​</a></h3><p><code>Uint32Array</code></p><h3 id="fi" tabindex="-1">fi <a class="header-anchor" href="#fi" aria-label="Permalink to &quot;fi&quot;">​</a></h3><p><code>number</code></p><h3 id="positionsj" tabindex="-1">positionsJ <a class="header-anchor" href="#positionsj" aria-label="Permalink to &quot;positionsJ&quot;">​</a></h3><p><code>Float64Array</code></p><h3 id="cornersj" tabindex="-1">cornersJ <a class="header-anchor" href="#cornersj" aria-label="Permalink to &quot;cornersJ&quot;">​</a></h3><p><code>Uint32Array</code></p><h3 id="fj" tabindex="-1">fj <a class="header-anchor" href="#fj" aria-label="Permalink to &quot;fj&quot;">​</a></h3><p><code>number</code></p><h3 id="scratch" tabindex="-1">scratch <a class="header-anchor" href="#scratch" aria-label="Permalink to &quot;scratch&quot;">​</a></h3><p><code>Float64Array</code></p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><code>number</code></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/methods/functions/faceProjectionDepth.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const faceProjectionDepth = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  faceProjectionDepth as default
};

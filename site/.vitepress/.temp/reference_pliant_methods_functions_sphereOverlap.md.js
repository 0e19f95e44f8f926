import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Function: sphereOverlap()","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/methods/functions/sphereOverlap.md","filePath":"reference/pliant/methods/functions/sphereOverlap.md"}');
const _sfc_main = { name: "reference/pliant/methods/functions/sphereOverlap.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="function-sphereoverlap" tabindex="-1">Function: sphereOverlap() <a class="header-anchor" href="#function-sphereoverlap" aria-label="Permalink to &quot;Function: sphereOverlap()&quot;">​</a></h1><blockquote><p><strong>sphereOverlap</strong>(<code>out</code>, <code>o</code>, <code>centres</code>, <code>radii</code>, <code>a</code>, <code>b</code>): <code>number</code></p></blockquote><p>Writes the unit direction in which sphere a leaves sphere b to out[o] and returns the depth [m], positive when they overlap and negative when they are apart. For concentric spheres every direction is as good: +y is taken.</p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><h3 id="out" tabindex="-1">out <a class="header-anchor" href="#out" aria-label="Permalink to &quot;out&quot;">​</a></h3><p><code>Float64Array</code></p><h3 id="o" tabindex="-1">o <a class="header-anchor" href="#o" aria-label="Permalink to &quot;o&quot;">​</a></h3><p><code>number</code></p><h3 id="centres" tabindex="-1">centres <a class="header-anchor" href="#centres" aria-label="Permalink to &quot;centres&quot;">​</a></h3><p><code>Float64Array</code></p><h3 id="radii" tabindex="-1">radii <a class="header-anchor" href="#radii" aria-label="Permalink to &quot;radii&quot;">​</a></h3><p><code>Float64Array</code></p><h3 id="a" tabindex="-1">a <a class="header-anchor" href="#a" aria-label="Permalink to &quot;a&quot;">​</a></h3><p><code>number</code></p><h3 id="b" tabindex="-1">b <a class="header-anchor" href="#b" aria-label="Permalink to &quot;b&quot;">​</a></h3><p><code>number</code></p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><code>number</code></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/methods/functions/sphereOverlap.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const sphereOverlap = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  sphereOverlap as default
};

import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Function: regularRing()","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/planar/functions/regularRing.md","filePath":"reference/pliant/planar/functions/regularRing.md"}');
const _sfc_main = { name: "reference/pliant/planar/functions/regularRing.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="function-regularring" tabindex="-1">Function: regularRing() <a class="header-anchor" href="#function-regularring" aria-label="Permalink to &quot;Function: regularRing()&quot;">​</a></h1><blockquote><p><strong>regularRing</strong>(<code>centreX</code>, <code>centreY</code>, <code>radius</code>, <code>count</code>, <code>phase?</code>): <code>number</code>[]</p></blockquote><p>A regular ring of <code>count</code> vertices on a circle, counter-clockwise, flat <code>x, y</code>.</p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><h3 id="centrex" tabindex="-1">centreX <a class="header-anchor" href="#centrex" aria-label="Permalink to &quot;centreX&quot;">​</a></h3><p><code>number</code></p><h3 id="centrey" tabindex="-1">centreY <a class="header-anchor" href="#centrey" aria-label="Permalink to &quot;centreY&quot;">​</a></h3><p><code>number</code></p><h3 id="radius" tabindex="-1">radius <a class="header-anchor" href="#radius" aria-label="Permalink to &quot;radius&quot;">​</a></h3><p><code>number</code></p><h3 id="count" tabindex="-1">count <a class="header-anchor" href="#count" aria-label="Permalink to &quot;count&quot;">​</a></h3><p><code>number</code></p><h3 id="phase" tabindex="-1">phase? <a class="header-anchor" href="#phase" aria-label="Permalink to &quot;phase?&quot;">​</a></h3><p><code>number</code> = <code>0</code></p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><code>number</code>[]</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/planar/functions/regularRing.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const regularRing = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  regularRing as default
};

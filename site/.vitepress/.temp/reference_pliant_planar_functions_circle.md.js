import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Function: circle()","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/planar/functions/circle.md","filePath":"reference/pliant/planar/functions/circle.md"}');
const _sfc_main = { name: "reference/pliant/planar/functions/circle.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="function-circle" tabindex="-1">Function: circle() <a class="header-anchor" href="#function-circle" aria-label="Permalink to &quot;Function: circle()&quot;">​</a></h1><blockquote><p><strong>circle</strong>(<code>centreX</code>, <code>centreY</code>, <code>radius</code>, <code>deviation</code>): <code>number</code>[]</p></blockquote><p>A circle as a ring, counter-clockwise, flat <code>x, y</code>. At least a triangle, whatever the deviation.</p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><h3 id="centrex" tabindex="-1">centreX <a class="header-anchor" href="#centrex" aria-label="Permalink to &quot;centreX&quot;">​</a></h3><p><code>number</code></p><h3 id="centrey" tabindex="-1">centreY <a class="header-anchor" href="#centrey" aria-label="Permalink to &quot;centreY&quot;">​</a></h3><p><code>number</code></p><h3 id="radius" tabindex="-1">radius <a class="header-anchor" href="#radius" aria-label="Permalink to &quot;radius&quot;">​</a></h3><p><code>number</code></p><h3 id="deviation" tabindex="-1">deviation <a class="header-anchor" href="#deviation" aria-label="Permalink to &quot;deviation&quot;">​</a></h3><p><code>number</code></p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><code>number</code>[]</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/planar/functions/circle.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const circle = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  circle as default
};

import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Function: segmentIntersectsTriangle()","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/queries/functions/segmentIntersectsTriangle.md","filePath":"reference/pliant/queries/functions/segmentIntersectsTriangle.md"}');
const _sfc_main = { name: "reference/pliant/queries/functions/segmentIntersectsTriangle.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="function-segmentintersectstriangle" tabindex="-1">Function: segmentIntersectsTriangle() <a class="header-anchor" href="#function-segmentintersectstriangle" aria-label="Permalink to &quot;Function: segmentIntersectsTriangle()&quot;">​</a></h1><blockquote><p><strong>segmentIntersectsTriangle</strong>(<code>p</code>, <code>s</code>, <code>e</code>, <code>q</code>, <code>b0</code>, <code>b1</code>, <code>b2</code>): <code>boolean</code></p></blockquote><p>Do the closed segment s–e (offsets into <code>p</code>) and the closed proper triangle (offsets into <code>q</code>) share a point?</p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><h3 id="p" tabindex="-1">p <a class="header-anchor" href="#p" aria-label="Permalink to &quot;p&quot;">​</a></h3><p><code>Float64Array</code></p><h3 id="s" tabindex="-1">s <a class="header-anchor" href="#s" aria-label="Permalink to &quot;s&quot;">​</a></h3><p><code>number</code></p><h3 id="e" tabindex="-1">e <a class="header-anchor" href="#e" aria-label="Permalink to &quot;e&quot;">​</a></h3><p><code>number</code></p><h3 id="q" tabindex="-1">q <a class="header-anchor" href="#q" aria-label="Permalink to &quot;q&quot;">​</a></h3><p><code>Float64Array</code></p><h3 id="b0" tabindex="-1">b0 <a class="header-anchor" href="#b0" aria-label="Permalink to &quot;b0&quot;">​</a></h3><p><code>number</code></p><h3 id="b1" tabindex="-1">b1 <a class="header-anchor" href="#b1" aria-label="Permalink to &quot;b1&quot;">​</a></h3><p><code>number</code></p><h3 id="b2" tabindex="-1">b2 <a class="header-anchor" href="#b2" aria-label="Permalink to &quot;b2&quot;">​</a></h3><p><code>number</code></p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><code>boolean</code></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/queries/functions/segmentIntersectsTriangle.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const segmentIntersectsTriangle = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  segmentIntersectsTriangle as default
};

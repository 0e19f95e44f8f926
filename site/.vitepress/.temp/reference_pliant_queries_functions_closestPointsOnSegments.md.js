import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Function: closestPointsOnSegments()","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/queries/functions/closestPointsOnSegments.md","filePath":"reference/pliant/queries/functions/closestPointsOnSegments.md"}');
const _sfc_main = { name: "reference/pliant/queries/functions/closestPointsOnSegments.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="function-closestpointsonsegments" tabindex="-1">Function: closestPointsOnSegments() <a class="header-anchor" href="#function-closestpointsonsegments" aria-label="Permalink to &quot;Function: closestPointsOnSegments()&quot;">​</a></h1><blockquote><p><strong>closestPointsOnSegments</strong>(<code>p</code>, <code>p0</code>, <code>p1</code>, <code>q</code>, <code>q0</code>, <code>q1</code>, <code>out</code>, <code>o</code>): <code>number</code></p></blockquote><p>Writes the point on p0–p1 to <code>out[o…o+2]</code> and the point on q0–q1 to <code>out[o+3…o+5]</code>; returns the squared distance.</p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><h3 id="p" tabindex="-1">p <a class="header-anchor" href="#p" aria-label="Permalink to &quot;p&quot;">​</a></h3><p><code>Float64Array</code></p><h3 id="p0" tabindex="-1">p0 <a class="header-anchor" href="#p0" aria-label="Permalink to &quot;p0&quot;">​</a></h3><p><code>number</code></p><h3 id="p1" tabindex="-1">p1 <a class="header-anchor" href="#p1" aria-label="Permalink to &quot;p1&quot;">​</a></h3><p><code>number</code></p><h3 id="q" tabindex="-1">q <a class="header-anchor" href="#q" aria-label="Permalink to &quot;q&quot;">​</a></h3><p><code>Float64Array</code></p><h3 id="q0" tabindex="-1">q0 <a class="header-anchor" href="#q0" aria-label="Permalink to &quot;q0&quot;">​</a></h3><p><code>number</code></p><h3 id="q1" tabindex="-1">q1 <a class="header-anchor" href="#q1" aria-label="Permalink to &quot;q1&quot;">​</a></h3><p><code>number</code></p><h3 id="out" tabindex="-1">out <a class="header-anchor" href="#out" aria-label="Permalink to &quot;out&quot;">​</a></h3><p><code>Float64Array</code></p><h3 id="o" tabindex="-1">o <a class="header-anchor" href="#o" aria-label="Permalink to &quot;o&quot;">​</a></h3><p><code>number</code></p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><code>number</code></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/queries/functions/closestPointsOnSegments.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const closestPointsOnSegments = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  closestPointsOnSegments as default
};

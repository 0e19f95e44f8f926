import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Function: triangleDistanceSq()","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/queries/functions/triangleDistanceSq.md","filePath":"reference/pliant/queries/functions/triangleDistanceSq.md"}');
const _sfc_main = { name: "reference/pliant/queries/functions/triangleDistanceSq.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="function-triangledistancesq" tabindex="-1">Function: triangleDistanceSq() <a class="header-anchor" href="#function-triangledistancesq" aria-label="Permalink to &quot;Function: triangleDistanceSq()&quot;">​</a></h1><blockquote><p><strong>triangleDistanceSq</strong>(<code>p</code>, <code>a0</code>, <code>a1</code>, <code>a2</code>, <code>q</code>, <code>b0</code>, <code>b1</code>, <code>b2</code>, <code>out</code>): <code>number</code></p></blockquote><p>Writes the closest point of A to <code>out[0…2]</code> and of B to <code>out[3…5]</code> (<code>out</code> holds TRIANGLE_DISTANCE_SCRATCH numbers); returns the squared distance [m²], zero exactly when the closed triangles share a point (a gap below rounding is given as the smallest positive number).</p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><h3 id="p" tabindex="-1">p <a class="header-anchor" href="#p" aria-label="Permalink to &quot;p&quot;">​</a></h3><p><code>Float64Array</code></p><h3 id="a0" tabindex="-1">a0 <a class="header-anchor" href="#a0" aria-label="Permalink to &quot;a0&quot;">​</a></h3><p><code>number</code></p><h3 id="a1" tabindex="-1">a1 <a class="header-anchor" href="#a1" aria-label="Permalink to &quot;a1&quot;">​</a></h3><p><code>number</code></p><h3 id="a2" tabindex="-1">a2 <a class="header-anchor" href="#a2" aria-label="Permalink to &quot;a2&quot;">​</a></h3><p><code>number</code></p><h3 id="q" tabindex="-1">q <a class="header-anchor" href="#q" aria-label="Permalink to &quot;q&quot;">​</a></h3><p><code>Float64Array</code></p><h3 id="b0" tabindex="-1">b0 <a class="header-anchor" href="#b0" aria-label="Permalink to &quot;b0&quot;">​</a></h3><p><code>number</code></p><h3 id="b1" tabindex="-1">b1 <a class="header-anchor" href="#b1" aria-label="Permalink to &quot;b1&quot;">​</a></h3><p><code>number</code></p><h3 id="b2" tabindex="-1">b2 <a class="header-anchor" href="#b2" aria-label="Permalink to &quot;b2&quot;">​</a></h3><p><code>number</code></p><h3 id="out" tabindex="-1">out <a class="header-anchor" href="#out" aria-label="Permalink to &quot;out&quot;">​</a></h3><p><code>Float64Array</code></p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><code>number</code></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/queries/functions/triangleDistanceSq.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const triangleDistanceSq = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  triangleDistanceSq as default
};

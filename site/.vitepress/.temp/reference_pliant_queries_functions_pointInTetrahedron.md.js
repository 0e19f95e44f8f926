import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Function: pointInTetrahedron()","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/queries/functions/pointInTetrahedron.md","filePath":"reference/pliant/queries/functions/pointInTetrahedron.md"}');
const _sfc_main = { name: "reference/pliant/queries/functions/pointInTetrahedron.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="function-pointintetrahedron" tabindex="-1">Function: pointInTetrahedron() <a class="header-anchor" href="#function-pointintetrahedron" aria-label="Permalink to &quot;Function: pointInTetrahedron()&quot;">​</a></h1><blockquote><p><strong>pointInTetrahedron</strong>(<code>points</code>, <code>x</code>, <code>positions</code>, <code>a</code>, <code>b</code>, <code>c</code>, <code>d</code>): <code>boolean</code></p></blockquote><p>Offsets: <code>x</code> into <code>points</code>, the four corners into <code>positions</code> (three times the vertex numbers).</p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><h3 id="points" tabindex="-1">points <a class="header-anchor" href="#points" aria-label="Permalink to &quot;points&quot;">​</a></h3><p><code>Float64Array</code></p><h3 id="x" tabindex="-1">x <a class="header-anchor" href="#x" aria-label="Permalink to &quot;x&quot;">​</a></h3><p><code>number</code></p><h3 id="positions" tabindex="-1">positions <a class="header-anchor" href="#positions" aria-label="Permalink to &quot;positions&quot;">​</a></h3><p><code>Float64Array</code></p><h3 id="a" tabindex="-1">a <a class="header-anchor" href="#a" aria-label="Permalink to &quot;a&quot;">​</a></h3><p><code>number</code></p><h3 id="b" tabindex="-1">b <a class="header-anchor" href="#b" aria-label="Permalink to &quot;b&quot;">​</a></h3><p><code>number</code></p><h3 id="c" tabindex="-1">c <a class="header-anchor" href="#c" aria-label="Permalink to &quot;c&quot;">​</a></h3><p><code>number</code></p><h3 id="d" tabindex="-1">d <a class="header-anchor" href="#d" aria-label="Permalink to &quot;d&quot;">​</a></h3><p><code>number</code></p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><code>boolean</code></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/queries/functions/pointInTetrahedron.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const pointInTetrahedron = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  pointInTetrahedron as default
};

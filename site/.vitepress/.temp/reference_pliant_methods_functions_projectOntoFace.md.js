import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Function: projectOntoFace()","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/methods/functions/projectOntoFace.md","filePath":"reference/pliant/methods/functions/projectOntoFace.md"}');
const _sfc_main = { name: "reference/pliant/methods/functions/projectOntoFace.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="function-projectontoface" tabindex="-1">Function: projectOntoFace() <a class="header-anchor" href="#function-projectontoface" aria-label="Permalink to &quot;Function: projectOntoFace()&quot;">​</a></h1><blockquote><p><strong>projectOntoFace</strong>(<code>out</code>, <code>o</code>, <code>point</code>, <code>positions</code>, <code>corners</code>, <code>face</code>): <code>boolean</code></p></blockquote><p>The foot of the perpendicular from (x, y, z) onto the plane of triangle fj, to out[o]; false for a face without area.</p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><h3 id="out" tabindex="-1">out <a class="header-anchor" href="#out" aria-label="Permalink to &quot;out&quot;">​</a></h3><p><code>Float64Array</code></p><h3 id="o" tabindex="-1">o <a class="header-anchor" href="#o" aria-label="Permalink to &quot;o&quot;">​</a></h3><p><code>number</code></p><h3 id="point" tabindex="-1">point <a class="header-anchor" href="#point" aria-label="Permalink to &quot;point&quot;">​</a></h3><p><code>Float64Array</code></p><h3 id="positions" tabindex="-1">positions <a class="header-anchor" href="#positions" aria-label="Permalink to &quot;positions&quot;">​</a></h3><p><code>Float64Array</code></p><h3 id="corners" tabindex="-1">corners <a class="header-anchor" href="#corners" aria-label="Permalink to &quot;corners&quot;">​</a></h3><p><code>Uint32Array</code></p><h3 id="face" tabindex="-1">face <a class="header-anchor" href="#face" aria-label="Permalink to &quot;face&quot;">​</a></h3><p><code>number</code></p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><code>boolean</code></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/methods/functions/projectOntoFace.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const projectOntoFace = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  projectOntoFace as default
};

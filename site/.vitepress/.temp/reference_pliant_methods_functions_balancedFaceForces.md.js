import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Function: balancedFaceForces()","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/methods/functions/balancedFaceForces.md","filePath":"reference/pliant/methods/functions/balancedFaceForces.md"}');
const _sfc_main = { name: "reference/pliant/methods/functions/balancedFaceForces.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="function-balancedfaceforces" tabindex="-1">Function: balancedFaceForces() <a class="header-anchor" href="#function-balancedfaceforces" aria-label="Permalink to &quot;Function: balancedFaceForces()&quot;">​</a></h1><blockquote><p><strong>balancedFaceForces</strong>(<code>out</code>, <code>o</code>, <code>normals</code>, <code>size</code>): <code>void</code></p></blockquote><p>The same size along one line, so that the forces are opposite.</p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><h3 id="out" tabindex="-1">out <a class="header-anchor" href="#out" aria-label="Permalink to &quot;out&quot;">​</a></h3><p><code>Float64Array</code></p><h3 id="o" tabindex="-1">o <a class="header-anchor" href="#o" aria-label="Permalink to &quot;o&quot;">​</a></h3><p><code>number</code></p><h3 id="normals" tabindex="-1">normals <a class="header-anchor" href="#normals" aria-label="Permalink to &quot;normals&quot;">​</a></h3><p><code>Float64Array</code></p><h3 id="size" tabindex="-1">size <a class="header-anchor" href="#size" aria-label="Permalink to &quot;size&quot;">​</a></h3><p><code>number</code></p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><code>void</code></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/methods/functions/balancedFaceForces.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const balancedFaceForces = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  balancedFaceForces as default
};

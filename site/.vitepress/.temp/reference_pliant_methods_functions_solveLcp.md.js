import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Function: solveLcp()","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/methods/functions/solveLcp.md","filePath":"reference/pliant/methods/functions/solveLcp.md"}');
const _sfc_main = { name: "reference/pliant/methods/functions/solveLcp.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="function-solvelcp" tabindex="-1">Function: solveLcp() <a class="header-anchor" href="#function-solvelcp" aria-label="Permalink to &quot;Function: solveLcp()&quot;">​</a></h1><blockquote><p><strong>solveLcp</strong>(<code>matrix</code>, <code>q</code>, <code>tolerance?</code>): <a href="./../interfaces/LcpAnswer"><code>LcpAnswer</code></a></p></blockquote><p>Finds z ≥ 0 with w = M z + q ≥ 0 and wᵀz = 0 by Lemke&#39;s method. <code>matrix</code> is M row by row. A problem without a solution is told so (<code>solved: false</code>); input of the wrong size or with numbers that aren&#39;t finite is refused.</p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><h3 id="matrix" tabindex="-1">matrix <a class="header-anchor" href="#matrix" aria-label="Permalink to &quot;matrix&quot;">​</a></h3><p><code>Float64Array</code>&lt;<code>ArrayBufferLike</code>&gt; | readonly <code>number</code>[]</p><h3 id="q" tabindex="-1">q <a class="header-anchor" href="#q" aria-label="Permalink to &quot;q&quot;">​</a></h3><p><code>Float64Array</code>&lt;<code>ArrayBufferLike</code>&gt; | readonly <code>number</code>[]</p><h3 id="tolerance" tabindex="-1">tolerance? <a class="header-anchor" href="#tolerance" aria-label="Permalink to &quot;tolerance?&quot;">​</a></h3><p><code>number</code> = <code>1e-8</code></p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><a href="./../interfaces/LcpAnswer"><code>LcpAnswer</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/methods/functions/solveLcp.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const solveLcp = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  solveLcp as default
};

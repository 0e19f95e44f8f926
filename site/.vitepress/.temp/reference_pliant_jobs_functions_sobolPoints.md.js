import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Function: sobolPoints()","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/jobs/functions/sobolPoints.md","filePath":"reference/pliant/jobs/functions/sobolPoints.md"}');
const _sfc_main = { name: "reference/pliant/jobs/functions/sobolPoints.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="function-sobolpoints" tabindex="-1">Function: sobolPoints() <a class="header-anchor" href="#function-sobolpoints" aria-label="Permalink to &quot;Function: sobolPoints()&quot;">​</a></h1><blockquote><p><strong>sobolPoints</strong>(<code>dimensions</code>, <code>count</code>, <code>seed?</code>): <code>number</code>[][]</p></blockquote><p><code>count</code> points of <code>dimensions</code> shares in [0, 1); a seed other than 0 shifts all digits at random (Owen&#39;s digital shift).</p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><h3 id="dimensions" tabindex="-1">dimensions <a class="header-anchor" href="#dimensions" aria-label="Permalink to &quot;dimensions&quot;">​</a></h3><p><code>number</code></p><h3 id="count" tabindex="-1">count <a class="header-anchor" href="#count" aria-label="Permalink to &quot;count&quot;">​</a></h3><p><code>number</code></p><h3 id="seed" tabindex="-1">seed? <a class="header-anchor" href="#seed" aria-label="Permalink to &quot;seed?&quot;">​</a></h3><p><code>number</code> = <code>0</code></p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><code>number</code>[][]</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/jobs/functions/sobolPoints.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const sobolPoints = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  sobolPoints as default
};

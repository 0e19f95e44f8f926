import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Function: solveFrictionProblem()","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/methods/functions/solveFrictionProblem.md","filePath":"reference/pliant/methods/functions/solveFrictionProblem.md"}');
const _sfc_main = { name: "reference/pliant/methods/functions/solveFrictionProblem.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="function-solvefrictionproblem" tabindex="-1">Function: solveFrictionProblem() <a class="header-anchor" href="#function-solvefrictionproblem" aria-label="Permalink to &quot;Function: solveFrictionProblem()&quot;">​</a></h1><blockquote><p><strong>solveFrictionProblem</strong>(<code>problem</code>, <code>options?</code>): <a href="./../interfaces/FrictionAnswer"><code>FrictionAnswer</code></a></p></blockquote><p>Solves a friction–contact problem; never returns numbers that aren&#39;t finite, and says when it has failed.</p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><h3 id="problem" tabindex="-1">problem <a class="header-anchor" href="#problem" aria-label="Permalink to &quot;problem&quot;">​</a></h3><p><a href="./../interfaces/FrictionProblem"><code>FrictionProblem</code></a></p><h3 id="options" tabindex="-1">options? <a class="header-anchor" href="#options" aria-label="Permalink to &quot;options?&quot;">​</a></h3><p><a href="./../interfaces/FrictionOptions"><code>FrictionOptions</code></a> = <code>{}</code></p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><a href="./../interfaces/FrictionAnswer"><code>FrictionAnswer</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/methods/functions/solveFrictionProblem.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const solveFrictionProblem = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  solveFrictionProblem as default
};

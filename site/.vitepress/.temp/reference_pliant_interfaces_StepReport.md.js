import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: StepReport","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/interfaces/StepReport.md","filePath":"reference/pliant/interfaces/StepReport.md"}');
const _sfc_main = { name: "reference/pliant/interfaces/StepReport.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-stepreport" tabindex="-1">Interface: StepReport <a class="header-anchor" href="#interface-stepreport" aria-label="Permalink to &quot;Interface: StepReport&quot;">​</a></h1><p>How step control went in the last step.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="cuts" tabindex="-1">cuts <a class="header-anchor" href="#cuts" aria-label="Permalink to &quot;cuts&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>cuts</strong>: <code>number</code></p></blockquote><p>Trials that were undone.</p><hr><h3 id="lost" tabindex="-1">lost <a class="header-anchor" href="#lost" aria-label="Permalink to &quot;lost&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>lost</strong>: <code>number</code></p></blockquote><p>Time that bodies stood still because no part was short enough [s].</p><hr><h3 id="parts" tabindex="-1">parts <a class="header-anchor" href="#parts" aria-label="Permalink to &quot;parts&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>parts</strong>: <code>number</code></p></blockquote><p>Parts in which the step was taken; the number of substeps when nothing was cut.</p><hr><h3 id="smallest" tabindex="-1">smallest <a class="header-anchor" href="#smallest" aria-label="Permalink to &quot;smallest&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>smallest</strong>: <code>number</code></p></blockquote><p>Shortest part that was taken, as a share of its substep; 1 when nothing was cut.</p><hr><h3 id="softened" tabindex="-1">softened <a class="header-anchor" href="#softened" aria-label="Permalink to &quot;softened&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>softened</strong>: <code>number</code></p></blockquote><p>Contacts that were too stiff for the substep and were made softer, summed over all substeps.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/interfaces/StepReport.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const StepReport = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  StepReport as default
};

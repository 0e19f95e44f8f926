import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Function: runJob()","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/jobs/functions/runJob.md","filePath":"reference/pliant/jobs/functions/runJob.md"}');
const _sfc_main = { name: "reference/pliant/jobs/functions/runJob.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="function-runjob" tabindex="-1">Function: runJob() <a class="header-anchor" href="#function-runjob" aria-label="Permalink to &quot;Function: runJob()&quot;">​</a></h1><blockquote><p><strong>runJob</strong>(<code>definition</code>, <code>observer?</code>): <a href="./../interfaces/JobResult"><code>JobResult</code></a></p></blockquote><p>Runs a job, or throws a PliantError that says what is wrong with it.</p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><h3 id="definition" tabindex="-1">definition <a class="header-anchor" href="#definition" aria-label="Permalink to &quot;definition&quot;">​</a></h3><p><code>unknown</code></p><h3 id="observer" tabindex="-1">observer? <a class="header-anchor" href="#observer" aria-label="Permalink to &quot;observer?&quot;">​</a></h3><p><a href="./../interfaces/JobObserver"><code>JobObserver</code></a> = <code>{}</code></p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><a href="./../interfaces/JobResult"><code>JobResult</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/jobs/functions/runJob.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const runJob = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  runJob as default
};

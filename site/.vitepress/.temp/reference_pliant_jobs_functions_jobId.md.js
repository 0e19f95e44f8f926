import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Function: jobId()","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/jobs/functions/jobId.md","filePath":"reference/pliant/jobs/functions/jobId.md"}');
const _sfc_main = { name: "reference/pliant/jobs/functions/jobId.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="function-jobid" tabindex="-1">Function: jobId() <a class="header-anchor" href="#function-jobid" aria-label="Permalink to &quot;Function: jobId()&quot;">​</a></h1><blockquote><p><strong>jobId</strong>(<code>job</code>, <code>sceneHash?</code>): <code>string</code></p></blockquote><p>Sixteen hexadecimal digits that stand for the job&#39;s content and the engine&#39;s version.</p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><h3 id="job" tabindex="-1">job <a class="header-anchor" href="#job" aria-label="Permalink to &quot;job&quot;">​</a></h3><p><a href="./../type-aliases/Job"><code>Job</code></a></p><h3 id="scenehash" tabindex="-1">sceneHash? <a class="header-anchor" href="#scenehash" aria-label="Permalink to &quot;sceneHash?&quot;">​</a></h3><p><code>string</code> = <code>...</code></p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><code>string</code></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/jobs/functions/jobId.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const jobId = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  jobId as default
};

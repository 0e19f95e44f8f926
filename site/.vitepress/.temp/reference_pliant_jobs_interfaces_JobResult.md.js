import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: JobResult","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/jobs/interfaces/JobResult.md","filePath":"reference/pliant/jobs/interfaces/JobResult.md"}');
const _sfc_main = { name: "reference/pliant/jobs/interfaces/JobResult.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-jobresult" tabindex="-1">Interface: JobResult <a class="header-anchor" href="#interface-jobresult" aria-label="Permalink to &quot;Interface: JobResult&quot;">​</a></h1><p>What came of a job.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="hash" tabindex="-1">hash <a class="header-anchor" href="#hash" aria-label="Permalink to &quot;hash&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>hash</strong>: <code>string</code></p></blockquote><p>Of the state at the end.</p><hr><h3 id="id" tabindex="-1">id <a class="header-anchor" href="#id" aria-label="Permalink to &quot;id&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>id</strong>: <code>string</code></p></blockquote><p>Hash of what the job says.</p><hr><h3 id="series" tabindex="-1">series <a class="header-anchor" href="#series" aria-label="Permalink to &quot;series&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>series</strong>: <code>Readonly</code>&lt;<code>Record</code>&lt;<code>string</code>, <a href="./Series"><code>Series</code></a>&gt;&gt;</p></blockquote><p>Outputs over time.</p><hr><h3 id="steps" tabindex="-1">steps <a class="header-anchor" href="#steps" aria-label="Permalink to &quot;steps&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>steps</strong>: <code>number</code></p></blockquote><p>Steps that were taken.</p><hr><h3 id="stopped" tabindex="-1">stopped <a class="header-anchor" href="#stopped" aria-label="Permalink to &quot;stopped&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>stopped</strong>: <code>boolean</code></p></blockquote><p>Whether a condition ended the run before its time.</p><hr><h3 id="time" tabindex="-1">time <a class="header-anchor" href="#time" aria-label="Permalink to &quot;time&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>time</strong>: <code>number</code></p></blockquote><p>Simulated [s].</p><hr><h3 id="troubles" tabindex="-1">troubles <a class="header-anchor" href="#troubles" aria-label="Permalink to &quot;troubles&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>troubles</strong>: <code>number</code></p></blockquote><p>Troubles that were contained on the way.</p><hr><h3 id="values" tabindex="-1">values <a class="header-anchor" href="#values" aria-label="Permalink to &quot;values&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>values</strong>: <code>Readonly</code>&lt;<code>Record</code>&lt;<code>string</code>, <code>number</code> | <code>null</code>&gt;&gt;</p></blockquote><p>One number per output; null where there was nothing to measure.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/jobs/interfaces/JobResult.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const JobResult = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  JobResult as default
};

import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: JobObserver","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/jobs/interfaces/JobObserver.md","filePath":"reference/pliant/jobs/interfaces/JobObserver.md"}');
const _sfc_main = { name: "reference/pliant/jobs/interfaces/JobObserver.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-jobobserver" tabindex="-1">Interface: JobObserver <a class="header-anchor" href="#interface-jobobserver" aria-label="Permalink to &quot;Interface: JobObserver&quot;">​</a></h1><p>Is told while a job runs.</p><h2 id="methods" tabindex="-1">Methods <a class="header-anchor" href="#methods" aria-label="Permalink to &quot;Methods&quot;">​</a></h2><h3 id="onstart" tabindex="-1">onStart()? <a class="header-anchor" href="#onstart" aria-label="Permalink to &quot;onStart()?&quot;">​</a></h3><blockquote><p><code>optional</code> <strong>onStart</strong>(<code>world</code>, <code>scene</code>, <code>steps</code>): <code>void</code></p></blockquote><p>The world before its first step.</p><h4 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h4><h5 id="world" tabindex="-1">world <a class="header-anchor" href="#world" aria-label="Permalink to &quot;world&quot;">​</a></h5><p><a href="./../../classes/World"><code>World</code></a></p><h5 id="scene" tabindex="-1">scene <a class="header-anchor" href="#scene" aria-label="Permalink to &quot;scene&quot;">​</a></h5><p><a href="./../../type-aliases/Scene"><code>Scene</code></a></p><h5 id="steps" tabindex="-1">steps <a class="header-anchor" href="#steps" aria-label="Permalink to &quot;steps&quot;">​</a></h5><p><code>number</code></p><h4 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h4><p><code>void</code></p><hr><h3 id="onstep" tabindex="-1">onStep()? <a class="header-anchor" href="#onstep" aria-label="Permalink to &quot;onStep()?&quot;">​</a></h3><blockquote><p><code>optional</code> <strong>onStep</strong>(<code>world</code>): <code>void</code></p></blockquote><p>A step was taken.</p><h4 id="parameters-1" tabindex="-1">Parameters <a class="header-anchor" href="#parameters-1" aria-label="Permalink to &quot;Parameters&quot;">​</a></h4><h5 id="world-1" tabindex="-1">world <a class="header-anchor" href="#world-1" aria-label="Permalink to &quot;world&quot;">​</a></h5><p><a href="./../../classes/World"><code>World</code></a></p><h4 id="returns-1" tabindex="-1">Returns <a class="header-anchor" href="#returns-1" aria-label="Permalink to &quot;Returns&quot;">​</a></h4><p><code>void</code></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/jobs/interfaces/JobObserver.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const JobObserver = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  JobObserver as default
};

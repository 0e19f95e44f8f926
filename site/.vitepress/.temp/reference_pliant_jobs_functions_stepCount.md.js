import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Function: stepCount()","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/jobs/functions/stepCount.md","filePath":"reference/pliant/jobs/functions/stepCount.md"}');
const _sfc_main = { name: "reference/pliant/jobs/functions/stepCount.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="function-stepcount" tabindex="-1">Function: stepCount() <a class="header-anchor" href="#function-stepcount" aria-label="Permalink to &quot;Function: stepCount()&quot;">​</a></h1><blockquote><p><strong>stepCount</strong>(<code>duration</code>, <code>dt</code>): <code>number</code></p></blockquote><p>Steps that reach <code>duration</code>; a remainder that is only rounding makes no step of its own.</p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><h3 id="duration" tabindex="-1">duration <a class="header-anchor" href="#duration" aria-label="Permalink to &quot;duration&quot;">​</a></h3><p><code>number</code></p><h3 id="dt" tabindex="-1">dt <a class="header-anchor" href="#dt" aria-label="Permalink to &quot;dt&quot;">​</a></h3><p><code>number</code></p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><code>number</code></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/jobs/functions/stepCount.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const stepCount = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  stepCount as default
};

import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: AdvanceOptions","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/interfaces/AdvanceOptions.md","filePath":"reference/pliant/interfaces/AdvanceOptions.md"}');
const _sfc_main = { name: "reference/pliant/interfaces/AdvanceOptions.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-advanceoptions" tabindex="-1">Interface: AdvanceOptions <a class="header-anchor" href="#interface-advanceoptions" aria-label="Permalink to &quot;Interface: AdvanceOptions&quot;">​</a></h1><p>How <code>World.advance</code> divides time.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="afterstep" tabindex="-1">afterStep? <a class="header-anchor" href="#afterstep" aria-label="Permalink to &quot;afterStep?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>afterStep?</strong>: (<code>dt</code>) =&gt; <code>void</code></p></blockquote><p>Called after every step, when the world may be read and changed.</p><h4 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h4><h5 id="dt" tabindex="-1">dt <a class="header-anchor" href="#dt" aria-label="Permalink to &quot;dt&quot;">​</a></h5><p><code>number</code></p><h4 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h4><p><code>void</code></p><hr><h3 id="dt-1" tabindex="-1">dt? <a class="header-anchor" href="#dt-1" aria-label="Permalink to &quot;dt?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>dt?</strong>: <code>number</code></p></blockquote><p>Time of one step [s]; 1/60 unless told.</p><hr><h3 id="maxsteps" tabindex="-1">maxSteps? <a class="header-anchor" href="#maxsteps" aria-label="Permalink to &quot;maxSteps?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>maxSteps?</strong>: <code>number</code></p></blockquote><p>Steps per call at most; 10 unless told. Time beyond is let go, so that a slow machine slows down instead of falling behind for ever.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/interfaces/AdvanceOptions.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const AdvanceOptions = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  AdvanceOptions as default
};

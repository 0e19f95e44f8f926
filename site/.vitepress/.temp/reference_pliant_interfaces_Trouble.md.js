import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: Trouble","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/interfaces/Trouble.md","filePath":"reference/pliant/interfaces/Trouble.md"}');
const _sfc_main = { name: "reference/pliant/interfaces/Trouble.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-trouble" tabindex="-1">Interface: Trouble <a class="header-anchor" href="#interface-trouble" aria-label="Permalink to &quot;Interface: Trouble&quot;">​</a></h1><p>What went wrong during a step and was contained. Nothing here is ever thrown.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="body" tabindex="-1">body? <a class="header-anchor" href="#body" aria-label="Permalink to &quot;body?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>body?</strong>: <code>number</code></p></blockquote><p>The body it happened to, where there is one.</p><hr><h3 id="code" tabindex="-1">code <a class="header-anchor" href="#code" aria-label="Permalink to &quot;code&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>code</strong>: <code>&quot;non-finite&quot;</code> | <code>&quot;softened&quot;</code> | <code>&quot;field-failed&quot;</code> | <code>&quot;observer-failed&quot;</code> | <code>&quot;hook-failed&quot;</code> | <code>&quot;joint-strained&quot;</code> | <code>&quot;unsolved&quot;</code> | <code>&quot;time-lost&quot;</code> | <code>&quot;pair-refused&quot;</code> | <code>&quot;energy-grew&quot;</code> | <code>&quot;runaway-speed&quot;</code> | <code>&quot;step-failed&quot;</code></p></blockquote><p>What kind of trouble.</p><hr><h3 id="sentence" tabindex="-1">sentence <a class="header-anchor" href="#sentence" aria-label="Permalink to &quot;sentence&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>sentence</strong>: <code>string</code></p></blockquote><p>What happened, and what was done about it.</p><hr><h3 id="step" tabindex="-1">step <a class="header-anchor" href="#step" aria-label="Permalink to &quot;step&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>step</strong>: <code>number</code></p></blockquote><p>Step in which it happened, counted from 0.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/interfaces/Trouble.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const Trouble = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  Trouble as default
};

import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: FrictionAnswer","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/methods/interfaces/FrictionAnswer.md","filePath":"reference/pliant/methods/interfaces/FrictionAnswer.md"}');
const _sfc_main = { name: "reference/pliant/methods/interfaces/FrictionAnswer.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-frictionanswer" tabindex="-1">Interface: FrictionAnswer <a class="header-anchor" href="#interface-frictionanswer" aria-label="Permalink to &quot;Interface: FrictionAnswer&quot;">​</a></h1><p>The solution of a contact problem with friction.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="reaction" tabindex="-1">reaction <a class="header-anchor" href="#reaction" aria-label="Permalink to &quot;reaction&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>reaction</strong>: <code>Float64Array</code></p></blockquote><p>Impulses, normal first at every contact.</p><hr><h3 id="residual" tabindex="-1">residual <a class="header-anchor" href="#residual" aria-label="Permalink to &quot;residual&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>residual</strong>: <code>number</code></p></blockquote><p>Natural map of Coulomb&#39;s law, its norm relative to that of q.</p><hr><h3 id="sentence" tabindex="-1">sentence <a class="header-anchor" href="#sentence" aria-label="Permalink to &quot;sentence&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>sentence</strong>: <code>string</code></p></blockquote><p>What happened, in one sentence.</p><hr><h3 id="solved" tabindex="-1">solved <a class="header-anchor" href="#solved" aria-label="Permalink to &quot;solved&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>solved</strong>: <code>boolean</code></p></blockquote><p>Whether it is as exact as was asked.</p><hr><h3 id="sweeps" tabindex="-1">sweeps <a class="header-anchor" href="#sweeps" aria-label="Permalink to &quot;sweeps&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>sweeps</strong>: <code>number</code></p></blockquote><p>Sweeps that it took.</p><hr><h3 id="velocity" tabindex="-1">velocity <a class="header-anchor" href="#velocity" aria-label="Permalink to &quot;velocity&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>velocity</strong>: <code>Float64Array</code></p></blockquote><p>Velocities W r + q.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/methods/interfaces/FrictionAnswer.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const FrictionAnswer = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  FrictionAnswer as default
};

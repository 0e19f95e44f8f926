import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: LcpAnswer","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/methods/interfaces/LcpAnswer.md","filePath":"reference/pliant/methods/interfaces/LcpAnswer.md"}');
const _sfc_main = { name: "reference/pliant/methods/interfaces/LcpAnswer.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-lcpanswer" tabindex="-1">Interface: LcpAnswer <a class="header-anchor" href="#interface-lcpanswer" aria-label="Permalink to &quot;Interface: LcpAnswer&quot;">​</a></h1><p>The solution of a linear complementarity problem.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="pivots" tabindex="-1">pivots <a class="header-anchor" href="#pivots" aria-label="Permalink to &quot;pivots&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>pivots</strong>: <code>number</code></p></blockquote><p>Pivots that it took.</p><hr><h3 id="residual" tabindex="-1">residual <a class="header-anchor" href="#residual" aria-label="Permalink to &quot;residual&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>residual</strong>: <code>number</code></p></blockquote><p>Largest |min(z, M z + q)|, 0 for an exact solution.</p><hr><h3 id="sentence" tabindex="-1">sentence <a class="header-anchor" href="#sentence" aria-label="Permalink to &quot;sentence&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>sentence</strong>: <code>string</code></p></blockquote><p>What happened, in one sentence.</p><hr><h3 id="solved" tabindex="-1">solved <a class="header-anchor" href="#solved" aria-label="Permalink to &quot;solved&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>solved</strong>: <code>boolean</code></p></blockquote><p>Whether <code>residual</code> is within the tolerance.</p><hr><h3 id="z" tabindex="-1">z <a class="header-anchor" href="#z" aria-label="Permalink to &quot;z&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>z</strong>: <code>Float64Array</code></p></blockquote><p>The solution, or the best guess when there is none; always finite.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/methods/interfaces/LcpAnswer.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const LcpAnswer = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  LcpAnswer as default
};

import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: ParameterInfo","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/methods/interfaces/ParameterInfo.md","filePath":"reference/pliant/methods/interfaces/ParameterInfo.md"}');
const _sfc_main = { name: "reference/pliant/methods/interfaces/ParameterInfo.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-parameterinfo" tabindex="-1">Interface: ParameterInfo <a class="header-anchor" href="#interface-parameterinfo" aria-label="Permalink to &quot;Interface: ParameterInfo&quot;">​</a></h1><p>A number, word or switch that a method reads; scene files and the studio show these.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="choices" tabindex="-1">choices? <a class="header-anchor" href="#choices" aria-label="Permalink to &quot;choices?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>choices?</strong>: readonly <code>string</code>[]</p></blockquote><p>For words: the allowed ones.</p><hr><h3 id="default" tabindex="-1">default <a class="header-anchor" href="#default" aria-label="Permalink to &quot;default&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>default</strong>: <code>string</code> | <code>number</code> | <code>boolean</code></p></blockquote><p>What it is unless told.</p><hr><h3 id="max" tabindex="-1">max? <a class="header-anchor" href="#max" aria-label="Permalink to &quot;max?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>max?</strong>: <code>number</code></p></blockquote><p>The largest value.</p><hr><h3 id="min" tabindex="-1">min? <a class="header-anchor" href="#min" aria-label="Permalink to &quot;min?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>min?</strong>: <code>number</code></p></blockquote><p>The smallest value.</p><hr><h3 id="name" tabindex="-1">name <a class="header-anchor" href="#name" aria-label="Permalink to &quot;name&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>name</strong>: <code>string</code></p></blockquote><p>By which it is chosen.</p><hr><h3 id="sentence" tabindex="-1">sentence <a class="header-anchor" href="#sentence" aria-label="Permalink to &quot;sentence&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>sentence</strong>: <code>string</code></p></blockquote><p>What it does, in one sentence.</p><hr><h3 id="unit" tabindex="-1">unit? <a class="header-anchor" href="#unit" aria-label="Permalink to &quot;unit?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>unit?</strong>: <code>string</code></p></blockquote><p>Its unit.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/methods/interfaces/ParameterInfo.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const ParameterInfo = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  ParameterInfo as default
};

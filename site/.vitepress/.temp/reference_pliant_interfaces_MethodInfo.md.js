import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: MethodInfo","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/interfaces/MethodInfo.md","filePath":"reference/pliant/interfaces/MethodInfo.md"}');
const _sfc_main = { name: "reference/pliant/interfaces/MethodInfo.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-methodinfo" tabindex="-1">Interface: MethodInfo <a class="header-anchor" href="#interface-methodinfo" aria-label="Permalink to &quot;Interface: MethodInfo&quot;">​</a></h1><p>What a method says of itself; the command line, the studio and the docs show this and nothing else.</p><h2 id="extended-by" tabindex="-1">Extended by <a class="header-anchor" href="#extended-by" aria-label="Permalink to &quot;Extended by&quot;">​</a></h2><ul><li><a href="./../methods/interfaces/BroadphaseMethod"><code>BroadphaseMethod</code></a></li><li><a href="./../methods/interfaces/NarrowphaseMethod"><code>NarrowphaseMethod</code></a></li><li><a href="./../methods/interfaces/PenetrationMethod"><code>PenetrationMethod</code></a></li><li><a href="./../methods/interfaces/ResponseMethod"><code>ResponseMethod</code></a></li></ul><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="name" tabindex="-1">name <a class="header-anchor" href="#name" aria-label="Permalink to &quot;name&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>name</strong>: <code>string</code></p></blockquote><p>By which it is chosen.</p><hr><h3 id="parameters" tabindex="-1">parameters? <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;parameters?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>parameters?</strong>: readonly <a href="./../methods/interfaces/ParameterInfo"><code>ParameterInfo</code></a>[]</p></blockquote><p>What can be set.</p><hr><h3 id="sentence" tabindex="-1">sentence <a class="header-anchor" href="#sentence" aria-label="Permalink to &quot;sentence&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>sentence</strong>: <code>string</code></p></blockquote><p>One sentence: what it does and when to pick it.</p><hr><h3 id="source" tabindex="-1">source <a class="header-anchor" href="#source" aria-label="Permalink to &quot;source&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>source</strong>: <code>string</code></p></blockquote><p>Where it comes from: a paper, a book, or &quot;the definition&quot;.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/interfaces/MethodInfo.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const MethodInfo = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  MethodInfo as default
};

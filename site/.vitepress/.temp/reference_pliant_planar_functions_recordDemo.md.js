import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Function: recordDemo()","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/planar/functions/recordDemo.md","filePath":"reference/pliant/planar/functions/recordDemo.md"}');
const _sfc_main = { name: "reference/pliant/planar/functions/recordDemo.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="function-recorddemo" tabindex="-1">Function: recordDemo() <a class="header-anchor" href="#function-recorddemo" aria-label="Permalink to &quot;Function: recordDemo()&quot;">​</a></h1><blockquote><p><strong>recordDemo</strong>(<code>demo</code>, <code>response</code>, <code>seconds</code>, <code>perSecond?</code>): <a href="./../interfaces/DemoRecord"><code>DemoRecord</code></a></p></blockquote><p>Runs a demo for some simulated seconds and looks at it <code>perSecond</code> times in each. Stops at the first trouble.</p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><h3 id="demo" tabindex="-1">demo <a class="header-anchor" href="#demo" aria-label="Permalink to &quot;demo&quot;">​</a></h3><p><a href="./../interfaces/Demo"><code>Demo</code></a></p><h3 id="response" tabindex="-1">response <a class="header-anchor" href="#response" aria-label="Permalink to &quot;response&quot;">​</a></h3><p><a href="./../type-aliases/PlanarResponse"><code>PlanarResponse</code></a></p><h3 id="seconds" tabindex="-1">seconds <a class="header-anchor" href="#seconds" aria-label="Permalink to &quot;seconds&quot;">​</a></h3><p><code>number</code></p><h3 id="persecond" tabindex="-1">perSecond? <a class="header-anchor" href="#persecond" aria-label="Permalink to &quot;perSecond?&quot;">​</a></h3><p><code>number</code> = <code>4</code></p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><a href="./../interfaces/DemoRecord"><code>DemoRecord</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/planar/functions/recordDemo.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const recordDemo = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  recordDemo as default
};

import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Function: drawSeries()","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/planar/functions/drawSeries.md","filePath":"reference/pliant/planar/functions/drawSeries.md"}');
const _sfc_main = { name: "reference/pliant/planar/functions/drawSeries.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="function-drawseries" tabindex="-1">Function: drawSeries() <a class="header-anchor" href="#function-drawseries" aria-label="Permalink to &quot;Function: drawSeries()&quot;">​</a></h1><blockquote><p><strong>drawSeries</strong>(<code>times</code>, <code>lines</code>, <code>options</code>): <code>string</code></p></blockquote><p>Curves over time, as SVG.</p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><h3 id="times" tabindex="-1">times <a class="header-anchor" href="#times" aria-label="Permalink to &quot;times&quot;">​</a></h3><p>readonly <code>number</code>[]</p><h3 id="lines" tabindex="-1">lines <a class="header-anchor" href="#lines" aria-label="Permalink to &quot;lines&quot;">​</a></h3><p>readonly <a href="./../interfaces/SeriesLine"><code>SeriesLine</code></a>[]</p><h3 id="options" tabindex="-1">options <a class="header-anchor" href="#options" aria-label="Permalink to &quot;options&quot;">​</a></h3><p><a href="./../interfaces/DrawSeriesOptions"><code>DrawSeriesOptions</code></a></p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><code>string</code></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/planar/functions/drawSeries.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const drawSeries = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  drawSeries as default
};

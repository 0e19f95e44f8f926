import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: SeriesLine","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/planar/interfaces/SeriesLine.md","filePath":"reference/pliant/planar/interfaces/SeriesLine.md"}');
const _sfc_main = { name: "reference/pliant/planar/interfaces/SeriesLine.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-seriesline" tabindex="-1">Interface: SeriesLine <a class="header-anchor" href="#interface-seriesline" aria-label="Permalink to &quot;Interface: SeriesLine&quot;">​</a></h1><p>One curve.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="name" tabindex="-1">name <a class="header-anchor" href="#name" aria-label="Permalink to &quot;name&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>name</strong>: <code>string</code></p></blockquote><p>What it is called.</p><hr><h3 id="values" tabindex="-1">values <a class="header-anchor" href="#values" aria-label="Permalink to &quot;values&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>values</strong>: readonly <code>number</code>[]</p></blockquote><p>Its values, one for each time.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/planar/interfaces/SeriesLine.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const SeriesLine = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  SeriesLine as default
};

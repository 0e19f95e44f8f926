import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: DrawSeriesOptions","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/planar/interfaces/DrawSeriesOptions.md","filePath":"reference/pliant/planar/interfaces/DrawSeriesOptions.md"}');
const _sfc_main = { name: "reference/pliant/planar/interfaces/DrawSeriesOptions.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-drawseriesoptions" tabindex="-1">Interface: DrawSeriesOptions <a class="header-anchor" href="#interface-drawseriesoptions" aria-label="Permalink to &quot;Interface: DrawSeriesOptions&quot;">​</a></h1><p>How curves are drawn.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="height" tabindex="-1">height? <a class="header-anchor" href="#height" aria-label="Permalink to &quot;height?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>height?</strong>: <code>number</code></p></blockquote><p>Height of the picture in pixels.</p><hr><h3 id="label" tabindex="-1">label <a class="header-anchor" href="#label" aria-label="Permalink to &quot;label&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>label</strong>: <code>string</code></p></blockquote><p>With its unit, such as <code>energy [J]</code>.</p><hr><h3 id="title" tabindex="-1">title <a class="header-anchor" href="#title" aria-label="Permalink to &quot;title&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>title</strong>: <code>string</code></p></blockquote><p>What stands above it.</p><hr><h3 id="width" tabindex="-1">width? <a class="header-anchor" href="#width" aria-label="Permalink to &quot;width?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>width?</strong>: <code>number</code></p></blockquote><p>[px]</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/planar/interfaces/DrawSeriesOptions.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const DrawSeriesOptions = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  DrawSeriesOptions as default
};

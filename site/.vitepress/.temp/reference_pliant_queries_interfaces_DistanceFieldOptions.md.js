import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: DistanceFieldOptions","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/queries/interfaces/DistanceFieldOptions.md","filePath":"reference/pliant/queries/interfaces/DistanceFieldOptions.md"}');
const _sfc_main = { name: "reference/pliant/queries/interfaces/DistanceFieldOptions.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-distancefieldoptions" tabindex="-1">Interface: DistanceFieldOptions <a class="header-anchor" href="#interface-distancefieldoptions" aria-label="Permalink to &quot;Interface: DistanceFieldOptions&quot;">​</a></h1><p>How fine a distance field is.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="band" tabindex="-1">band? <a class="header-anchor" href="#band" aria-label="Permalink to &quot;band?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>band?</strong>: <code>number</code></p></blockquote><p>Half width of the band in which distances are exact samples [m]; default four cells.</p><hr><h3 id="cell" tabindex="-1">cell <a class="header-anchor" href="#cell" aria-label="Permalink to &quot;cell&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>cell</strong>: <code>number</code></p></blockquote><p>Side of a cell [m].</p><hr><h3 id="margin" tabindex="-1">margin? <a class="header-anchor" href="#margin" aria-label="Permalink to &quot;margin?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>margin?</strong>: <code>number</code></p></blockquote><p>Room around the mesh&#39;s box [m]; default the band.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/queries/interfaces/DistanceFieldOptions.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const DistanceFieldOptions = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  DistanceFieldOptions as default
};

import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: FieldOptions","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/planar/interfaces/FieldOptions.md","filePath":"reference/pliant/planar/interfaces/FieldOptions.md"}');
const _sfc_main = { name: "reference/pliant/planar/interfaces/FieldOptions.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-fieldoptions" tabindex="-1">Interface: FieldOptions <a class="header-anchor" href="#interface-fieldoptions" aria-label="Permalink to &quot;Interface: FieldOptions&quot;">​</a></h1><p>How fine a field is, and how far it reaches.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="error" tabindex="-1">error <a class="header-anchor" href="#error" aria-label="Permalink to &quot;error&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>error</strong>: <code>number</code></p></blockquote><p>Error bound d of the interpolated distance [m]: half the diagonal of a cell.</p><hr><h3 id="maxdistance" tabindex="-1">maxDistance? <a class="header-anchor" href="#maxdistance" aria-label="Permalink to &quot;maxDistance?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>maxDistance?</strong>: <code>number</code></p></blockquote><p>Distances beyond it are clamped [m].</p><hr><h3 id="region" tabindex="-1">region? <a class="header-anchor" href="#region" aria-label="Permalink to &quot;region?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>region?</strong>: readonly [<code>number</code>, <code>number</code>, <code>number</code>, <code>number</code>]</p></blockquote><p>minX, minY, maxX, maxY [m]; the polygon&#39;s own box, enlarged by d, when left out.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/planar/interfaces/FieldOptions.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const FieldOptions = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  FieldOptions as default
};

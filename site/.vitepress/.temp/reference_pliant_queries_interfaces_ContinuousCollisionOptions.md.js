import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: ContinuousCollisionOptions","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/queries/interfaces/ContinuousCollisionOptions.md","filePath":"reference/pliant/queries/interfaces/ContinuousCollisionOptions.md"}');
const _sfc_main = { name: "reference/pliant/queries/interfaces/ContinuousCollisionOptions.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-continuouscollisionoptions" tabindex="-1">Interface: ContinuousCollisionOptions <a class="header-anchor" href="#interface-continuouscollisionoptions" aria-label="Permalink to &quot;Interface: ContinuousCollisionOptions&quot;">​</a></h1><p>How exact a moment is found.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="budget" tabindex="-1">budget? <a class="header-anchor" href="#budget" aria-label="Permalink to &quot;budget?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>budget?</strong>: <code>number</code></p></blockquote><p>Boxes to look at before the earliest one left is taken as the answer.</p><hr><h3 id="tolerance" tabindex="-1">tolerance? <a class="header-anchor" href="#tolerance" aria-label="Permalink to &quot;tolerance?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>tolerance?</strong>: <code>number</code></p></blockquote><p>Size of the difference vector&#39;s hull at which a box counts as a meeting [m]. Smaller: fewer false alarms.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/queries/interfaces/ContinuousCollisionOptions.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const ContinuousCollisionOptions = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  ContinuousCollisionOptions as default
};

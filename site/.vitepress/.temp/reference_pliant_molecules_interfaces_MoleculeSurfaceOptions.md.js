import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: MoleculeSurfaceOptions","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/molecules/interfaces/MoleculeSurfaceOptions.md","filePath":"reference/pliant/molecules/interfaces/MoleculeSurfaceOptions.md"}');
const _sfc_main = { name: "reference/pliant/molecules/interfaces/MoleculeSurfaceOptions.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-moleculesurfaceoptions" tabindex="-1">Interface: MoleculeSurfaceOptions <a class="header-anchor" href="#interface-moleculesurfaceoptions" aria-label="Permalink to &quot;Interface: MoleculeSurfaceOptions&quot;">​</a></h1><p>How the skin of a body of molecules is made.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="potentialfield" tabindex="-1">potentialField? <a class="header-anchor" href="#potentialfield" aria-label="Permalink to &quot;potentialField?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>potentialField?</strong>: <code>number</code></p></blockquote><p>[1/m]; else equation 3.2.</p><hr><h3 id="rate" tabindex="-1">rate <a class="header-anchor" href="#rate" aria-label="Permalink to &quot;rate&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>rate</strong>: <code>number</code></p></blockquote><p>How often it is generated anew [1/s]; 0 for once.</p><hr><h3 id="resolution" tabindex="-1">resolution? <a class="header-anchor" href="#resolution" aria-label="Permalink to &quot;resolution?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>resolution?</strong>: <code>number</code></p></blockquote><p>Between nodes of the grid [m]; else equation 3.1.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/molecules/interfaces/MoleculeSurfaceOptions.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const MoleculeSurfaceOptions = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  MoleculeSurfaceOptions as default
};

import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: MoleculeProperties","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/molecules/interfaces/MoleculeProperties.md","filePath":"reference/pliant/molecules/interfaces/MoleculeProperties.md"}');
const _sfc_main = { name: "reference/pliant/molecules/interfaces/MoleculeProperties.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-moleculeproperties" tabindex="-1">Interface: MoleculeProperties <a class="header-anchor" href="#interface-moleculeproperties" aria-label="Permalink to &quot;Interface: MoleculeProperties&quot;">​</a></h1><p>A material of molecules; SI units.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="damping" tabindex="-1">damping <a class="header-anchor" href="#damping" aria-label="Permalink to &quot;damping&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>damping</strong>: <code>number</code></p></blockquote><p>Of each connection, along it [N·s/m].</p><hr><h3 id="density" tabindex="-1">density <a class="header-anchor" href="#density" aria-label="Permalink to &quot;density&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>density</strong>: <code>number</code></p></blockquote><p>[kg/m³]</p><hr><h3 id="mediumdensity" tabindex="-1">mediumDensity <a class="header-anchor" href="#mediumdensity" aria-label="Permalink to &quot;mediumDensity&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>mediumDensity</strong>: <code>number</code></p></blockquote><p>Of what surrounds the body, for drag [kg/m³].</p><hr><h3 id="youngsmodulus" tabindex="-1">youngsModulus <a class="header-anchor" href="#youngsmodulus" aria-label="Permalink to &quot;youngsModulus&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>youngsModulus</strong>: <code>number</code></p></blockquote><p>[N/m²]</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/molecules/interfaces/MoleculeProperties.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const MoleculeProperties = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  MoleculeProperties as default
};

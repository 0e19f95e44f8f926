import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: MoleculeMaterial","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/molecules/interfaces/MoleculeMaterial.md","filePath":"reference/pliant/molecules/interfaces/MoleculeMaterial.md"}');
const _sfc_main = { name: "reference/pliant/molecules/interfaces/MoleculeMaterial.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-moleculematerial" tabindex="-1">Interface: MoleculeMaterial <a class="header-anchor" href="#interface-moleculematerial" aria-label="Permalink to &quot;Interface: MoleculeMaterial&quot;">​</a></h1><p>A material of a molecule scene.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="colour" tabindex="-1">colour <a class="header-anchor" href="#colour" aria-label="Permalink to &quot;colour&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>colour</strong>: readonly [<code>number</code>, <code>number</code>, <code>number</code>]</p></blockquote><p>Red, green, blue, 0 to 1.</p><hr><h3 id="damping" tabindex="-1">damping <a class="header-anchor" href="#damping" aria-label="Permalink to &quot;damping&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>damping</strong>: <code>number</code></p></blockquote><p>Of a connection, along it [N·s/m].</p><hr><h3 id="density" tabindex="-1">density <a class="header-anchor" href="#density" aria-label="Permalink to &quot;density&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>density</strong>: <code>number</code></p></blockquote><p>[kg/m³]</p><hr><h3 id="description" tabindex="-1">description <a class="header-anchor" href="#description" aria-label="Permalink to &quot;description&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>description</strong>: <code>string</code></p></blockquote><p>By which molecules name it; no two are the same.</p><hr><h3 id="mediumdensity" tabindex="-1">mediumDensity <a class="header-anchor" href="#mediumdensity" aria-label="Permalink to &quot;mediumDensity&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>mediumDensity</strong>: <code>number</code></p></blockquote><p>Of what surrounds the body [kg/m³].</p><hr><h3 id="youngsmodulus" tabindex="-1">youngsModulus <a class="header-anchor" href="#youngsmodulus" aria-label="Permalink to &quot;youngsModulus&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>youngsModulus</strong>: <code>number</code></p></blockquote><p>[N/m²]</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/molecules/interfaces/MoleculeMaterial.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const MoleculeMaterial = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  MoleculeMaterial as default
};

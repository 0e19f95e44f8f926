import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: MassProperties","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/queries/interfaces/MassProperties.md","filePath":"reference/pliant/queries/interfaces/MassProperties.md"}');
const _sfc_main = { name: "reference/pliant/queries/interfaces/MassProperties.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-massproperties" tabindex="-1">Interface: MassProperties <a class="header-anchor" href="#interface-massproperties" aria-label="Permalink to &quot;Interface: MassProperties&quot;">​</a></h1><p>Mass properties at density 1: volume [m³], centre of mass [m], inertia about it per unit mass, row-major [m²].</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="centre" tabindex="-1">centre <a class="header-anchor" href="#centre" aria-label="Permalink to &quot;centre&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>centre</strong>: <code>Float64Array</code></p></blockquote><p>Centre of mass [m].</p><hr><h3 id="inertia" tabindex="-1">inertia <a class="header-anchor" href="#inertia" aria-label="Permalink to &quot;inertia&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>inertia</strong>: <code>Float64Array</code></p></blockquote><p>About it, per unit mass, nine numbers by rows [m²].</p><hr><h3 id="volume" tabindex="-1">volume <a class="header-anchor" href="#volume" aria-label="Permalink to &quot;volume&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>volume</strong>: <code>number</code></p></blockquote><p>[m³]</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/queries/interfaces/MassProperties.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const MassProperties = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  MassProperties as default
};

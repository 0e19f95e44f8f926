import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: PlateOptions","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/meshes/interfaces/PlateOptions.md","filePath":"reference/pliant/meshes/interfaces/PlateOptions.md"}');
const _sfc_main = { name: "reference/pliant/meshes/interfaces/PlateOptions.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-plateoptions" tabindex="-1">Interface: PlateOptions <a class="header-anchor" href="#interface-plateoptions" aria-label="Permalink to &quot;Interface: PlateOptions&quot;">​</a></h1><p>How a plate is made.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="edge" tabindex="-1">edge? <a class="header-anchor" href="#edge" aria-label="Permalink to &quot;edge?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>edge?</strong>: <code>number</code></p></blockquote><p>Length of the cells&#39; edges along x and z [m]. Default: an eighth of the longer side.</p><hr><h3 id="size" tabindex="-1">size <a class="header-anchor" href="#size" aria-label="Permalink to &quot;size&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>size</strong>: readonly [<code>number</code>, <code>number</code>]</p></blockquote><p>Lengths along x and z [m].</p><hr><h3 id="thickness" tabindex="-1">thickness <a class="header-anchor" href="#thickness" aria-label="Permalink to &quot;thickness&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>thickness</strong>: <code>number</code></p></blockquote><p>Along y [m].</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/meshes/interfaces/PlateOptions.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const PlateOptions = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  PlateOptions as default
};

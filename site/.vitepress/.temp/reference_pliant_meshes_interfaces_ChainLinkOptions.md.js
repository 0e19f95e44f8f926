import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: ChainLinkOptions","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/meshes/interfaces/ChainLinkOptions.md","filePath":"reference/pliant/meshes/interfaces/ChainLinkOptions.md"}');
const _sfc_main = { name: "reference/pliant/meshes/interfaces/ChainLinkOptions.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-chainlinkoptions" tabindex="-1">Interface: ChainLinkOptions <a class="header-anchor" href="#interface-chainlinkoptions" aria-label="Permalink to &quot;Interface: ChainLinkOptions&quot;">​</a></h1><p>Two half circles and two straight parts in the plane of x and y.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="edge" tabindex="-1">edge? <a class="header-anchor" href="#edge" aria-label="Permalink to &quot;edge?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>edge?</strong>: <code>number</code></p></blockquote><p>Length of edges, about [m]. Default: half the thickness.</p><hr><h3 id="length" tabindex="-1">length <a class="header-anchor" href="#length" aria-label="Permalink to &quot;length&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>length</strong>: <code>number</code></p></blockquote><p>Along x, outside to outside [m].</p><hr><h3 id="thickness" tabindex="-1">thickness <a class="header-anchor" href="#thickness" aria-label="Permalink to &quot;thickness&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>thickness</strong>: <code>number</code></p></blockquote><p>Diameter of the wire [m].</p><hr><h3 id="width" tabindex="-1">width <a class="header-anchor" href="#width" aria-label="Permalink to &quot;width&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>width</strong>: <code>number</code></p></blockquote><p>Along y, outside to outside [m].</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/meshes/interfaces/ChainLinkOptions.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const ChainLinkOptions = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  ChainLinkOptions as default
};

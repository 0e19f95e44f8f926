import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: TorusOptions","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/meshes/interfaces/TorusOptions.md","filePath":"reference/pliant/meshes/interfaces/TorusOptions.md"}');
const _sfc_main = { name: "reference/pliant/meshes/interfaces/TorusOptions.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-torusoptions" tabindex="-1">Interface: TorusOptions <a class="header-anchor" href="#interface-torusoptions" aria-label="Permalink to &quot;Interface: TorusOptions&quot;">​</a></h1><p>How a ring is made.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="edge" tabindex="-1">edge? <a class="header-anchor" href="#edge" aria-label="Permalink to &quot;edge?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>edge?</strong>: <code>number</code></p></blockquote><p>Length of edges, about [m]. Default: the radius of the tube.</p><hr><h3 id="radius" tabindex="-1">radius <a class="header-anchor" href="#radius" aria-label="Permalink to &quot;radius&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>radius</strong>: <code>number</code></p></blockquote><p>Of the circle in the middle of the tube, around the y axis [m].</p><hr><h3 id="tube" tabindex="-1">tube <a class="header-anchor" href="#tube" aria-label="Permalink to &quot;tube&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>tube</strong>: <code>number</code></p></blockquote><p>Radius of the tube [m].</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/meshes/interfaces/TorusOptions.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const TorusOptions = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  TorusOptions as default
};

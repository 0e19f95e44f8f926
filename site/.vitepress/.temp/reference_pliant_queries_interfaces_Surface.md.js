import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: Surface","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/queries/interfaces/Surface.md","filePath":"reference/pliant/queries/interfaces/Surface.md"}');
const _sfc_main = { name: "reference/pliant/queries/interfaces/Surface.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-surface" tabindex="-1">Interface: Surface <a class="header-anchor" href="#interface-surface" aria-label="Permalink to &quot;Interface: Surface&quot;">​</a></h1><p>Triangles of a surface: for drawing, and as the vertices that are tested against another solid&#39;s φ.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="positions" tabindex="-1">positions <a class="header-anchor" href="#positions" aria-label="Permalink to &quot;positions&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>positions</strong>: <code>Float64Array</code></p></blockquote><p>Three coordinates per vertex [m].</p><hr><h3 id="triangles" tabindex="-1">triangles <a class="header-anchor" href="#triangles" aria-label="Permalink to &quot;triangles&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>triangles</strong>: <code>Uint32Array</code></p></blockquote><p>Three vertices per triangle.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/queries/interfaces/Surface.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const Surface = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  Surface as default
};

import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: GeometryOptions","description":"","frontmatter":{},"headers":[],"relativePath":"reference/@pliant/three/interfaces/GeometryOptions.md","filePath":"reference/@pliant/three/interfaces/GeometryOptions.md"}');
const _sfc_main = { name: "reference/@pliant/three/interfaces/GeometryOptions.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-geometryoptions" tabindex="-1">Interface: GeometryOptions <a class="header-anchor" href="#interface-geometryoptions" aria-label="Permalink to &quot;Interface: GeometryOptions&quot;">​</a></h1><p>How a geometry is read.</p><h2 id="extended-by" tabindex="-1">Extended by <a class="header-anchor" href="#extended-by" aria-label="Permalink to &quot;Extended by&quot;">​</a></h2><ul><li><a href="./SoftGeometryOptions"><code>SoftGeometryOptions</code></a></li></ul><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="transform" tabindex="-1">transform? <a class="header-anchor" href="#transform" aria-label="Permalink to &quot;transform?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>transform?</strong>: <code>Matrix4</code></p></blockquote><p>Applied to the vertices first, such as the matrix or the scale of an object.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/@pliant/three/interfaces/GeometryOptions.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const GeometryOptions = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  GeometryOptions as default
};

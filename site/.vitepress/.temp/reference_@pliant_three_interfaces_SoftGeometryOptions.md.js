import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: SoftGeometryOptions","description":"","frontmatter":{},"headers":[],"relativePath":"reference/@pliant/three/interfaces/SoftGeometryOptions.md","filePath":"reference/@pliant/three/interfaces/SoftGeometryOptions.md"}');
const _sfc_main = { name: "reference/@pliant/three/interfaces/SoftGeometryOptions.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-softgeometryoptions" tabindex="-1">Interface: SoftGeometryOptions <a class="header-anchor" href="#interface-softgeometryoptions" aria-label="Permalink to &quot;Interface: SoftGeometryOptions&quot;">​</a></h1><p>How a soft body is made from a geometry.</p><h2 id="extends" tabindex="-1">Extends <a class="header-anchor" href="#extends" aria-label="Permalink to &quot;Extends&quot;">​</a></h2><ul><li><a href="./GeometryOptions"><code>GeometryOptions</code></a></li></ul><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="edge" tabindex="-1">edge? <a class="header-anchor" href="#edge" aria-label="Permalink to &quot;edge?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>edge?</strong>: <code>number</code></p></blockquote><p>Mean length of the tetrahedra&#39;s edges [m]; else a fifth of the smallest side of the geometry&#39;s box.</p><hr><h3 id="transform" tabindex="-1">transform? <a class="header-anchor" href="#transform" aria-label="Permalink to &quot;transform?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>transform?</strong>: <code>Matrix4</code></p></blockquote><p>Applied to the vertices first, such as the matrix or the scale of an object.</p><h4 id="inherited-from" tabindex="-1">Inherited from <a class="header-anchor" href="#inherited-from" aria-label="Permalink to &quot;Inherited from&quot;">​</a></h4><p><a href="./GeometryOptions"><code>GeometryOptions</code></a>.<a href="./GeometryOptions#transform"><code>transform</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/@pliant/three/interfaces/SoftGeometryOptions.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const SoftGeometryOptions = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  SoftGeometryOptions as default
};

import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Function: softFromGeometry()","description":"","frontmatter":{},"headers":[],"relativePath":"reference/@pliant/three/functions/softFromGeometry.md","filePath":"reference/@pliant/three/functions/softFromGeometry.md"}');
const _sfc_main = { name: "reference/@pliant/three/functions/softFromGeometry.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="function-softfromgeometry" tabindex="-1">Function: softFromGeometry() <a class="header-anchor" href="#function-softfromgeometry" aria-label="Permalink to &quot;Function: softFromGeometry()&quot;">​</a></h1><blockquote><p><strong>softFromGeometry</strong>(<code>geometry</code>, <code>options?</code>): <a href="./../interfaces/SoftGeometry"><code>SoftGeometry</code></a></p></blockquote><p>Fills a closed geometry with tetrahedra that carry its triangles: <code>world.add({ kind: &#39;soft&#39;, ...softFromGeometry(geometry) })</code>.</p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><h3 id="geometry" tabindex="-1">geometry <a class="header-anchor" href="#geometry" aria-label="Permalink to &quot;geometry&quot;">​</a></h3><p><code>BufferGeometry</code></p><h3 id="options" tabindex="-1">options? <a class="header-anchor" href="#options" aria-label="Permalink to &quot;options?&quot;">​</a></h3><p><a href="./../interfaces/SoftGeometryOptions"><code>SoftGeometryOptions</code></a> = <code>{}</code></p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><a href="./../interfaces/SoftGeometry"><code>SoftGeometry</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/@pliant/three/functions/softFromGeometry.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const softFromGeometry = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  softFromGeometry as default
};

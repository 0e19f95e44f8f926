import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Function: surfaceOf()","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/io/functions/surfaceOf.md","filePath":"reference/pliant/io/functions/surfaceOf.md"}');
const _sfc_main = { name: "reference/pliant/io/functions/surfaceOf.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="function-surfaceof" tabindex="-1">Function: surfaceOf() <a class="header-anchor" href="#function-surfaceof" aria-label="Permalink to &quot;Function: surfaceOf()&quot;">​</a></h1><blockquote><p><strong>surfaceOf</strong>(<code>mesh</code>): <a href="./../interfaces/MeshData"><code>MeshData</code></a></p></blockquote><p>The surface of a mesh: the boundary of its tetrahedra, with only the vertices it needs, or its triangles.</p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><h3 id="mesh" tabindex="-1">mesh <a class="header-anchor" href="#mesh" aria-label="Permalink to &quot;mesh&quot;">​</a></h3><p><a href="./../interfaces/MeshData"><code>MeshData</code></a></p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><a href="./../interfaces/MeshData"><code>MeshData</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/io/functions/surfaceOf.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const surfaceOf = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  surfaceOf as default
};

import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Function: tetrahedralise()","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/functions/tetrahedralise.md","filePath":"reference/pliant/functions/tetrahedralise.md"}');
const _sfc_main = { name: "reference/pliant/functions/tetrahedralise.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="function-tetrahedralise" tabindex="-1">Function: tetrahedralise() <a class="header-anchor" href="#function-tetrahedralise" aria-label="Permalink to &quot;Function: tetrahedralise()&quot;">​</a></h1><blockquote><p><strong>tetrahedralise</strong>(<code>surface</code>, <code>options</code>): <a href="./../meshes/interfaces/Tetrahedralisation"><code>Tetrahedralisation</code></a></p></blockquote><p>Fills a closed surface with tetrahedra of about the given edge length.</p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><h3 id="surface" tabindex="-1">surface <a class="header-anchor" href="#surface" aria-label="Permalink to &quot;surface&quot;">​</a></h3><p><a href="./../classes/TriangleMesh"><code>TriangleMesh</code></a></p><h3 id="options" tabindex="-1">options <a class="header-anchor" href="#options" aria-label="Permalink to &quot;options&quot;">​</a></h3><p><a href="./../meshes/interfaces/TetrahedraliseOptions"><code>TetrahedraliseOptions</code></a></p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><a href="./../meshes/interfaces/Tetrahedralisation"><code>Tetrahedralisation</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/functions/tetrahedralise.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const tetrahedralise = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  tetrahedralise as default
};

import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Function: deformation()","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/jobs/functions/deformation.md","filePath":"reference/pliant/jobs/functions/deformation.md"}');
const _sfc_main = { name: "reference/pliant/jobs/functions/deformation.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="function-deformation" tabindex="-1">Function: deformation() <a class="header-anchor" href="#function-deformation" aria-label="Permalink to &quot;Function: deformation()&quot;">​</a></h1><blockquote><p><strong>deformation</strong>(<code>body</code>, <code>tet</code>): <code>Float64Array</code></p></blockquote><p>Deformation gradient of a tetrahedron, row by row; the identity for one without rest volume.</p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><h3 id="body" tabindex="-1">body <a class="header-anchor" href="#body" aria-label="Permalink to &quot;body&quot;">​</a></h3><p><a href="./../../classes/Body"><code>Body</code></a></p><h3 id="tet" tabindex="-1">tet <a class="header-anchor" href="#tet" aria-label="Permalink to &quot;tet&quot;">​</a></h3><p><code>number</code></p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><code>Float64Array</code></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/jobs/functions/deformation.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const deformation = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  deformation as default
};

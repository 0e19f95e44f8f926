import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Function: shapeMesh()","description":"","frontmatter":{},"headers":[],"relativePath":"reference/@pliant/three/functions/shapeMesh.md","filePath":"reference/@pliant/three/functions/shapeMesh.md"}');
const _sfc_main = { name: "reference/@pliant/three/functions/shapeMesh.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="function-shapemesh" tabindex="-1">Function: shapeMesh() <a class="header-anchor" href="#function-shapemesh" aria-label="Permalink to &quot;Function: shapeMesh()&quot;">​</a></h1><blockquote><p><strong>shapeMesh</strong>(<code>body</code>, <code>material</code>, <code>planeReach</code>): <code>Mesh</code></p></blockquote><p>A mesh with the geometry of a body that keeps its shape.</p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><h3 id="body" tabindex="-1">body <a class="header-anchor" href="#body" aria-label="Permalink to &quot;body&quot;">​</a></h3><p><code>Body</code></p><h3 id="material" tabindex="-1">material <a class="header-anchor" href="#material" aria-label="Permalink to &quot;material&quot;">​</a></h3><p><code>Material</code></p><h3 id="planereach" tabindex="-1">planeReach <a class="header-anchor" href="#planereach" aria-label="Permalink to &quot;planeReach&quot;">​</a></h3><p><code>number</code></p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><code>Mesh</code></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/@pliant/three/functions/shapeMesh.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const shapeMesh = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  shapeMesh as default
};

import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Function: embed()","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/meshes/functions/embed.md","filePath":"reference/pliant/meshes/functions/embed.md"}');
const _sfc_main = { name: "reference/pliant/meshes/functions/embed.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="function-embed" tabindex="-1">Function: embed() <a class="header-anchor" href="#function-embed" aria-label="Permalink to &quot;Function: embed()&quot;">​</a></h1><blockquote><p><strong>embed</strong>(<code>surface</code>, <code>cage</code>): <a href="./../classes/Embedding"><code>Embedding</code></a></p></blockquote><p>Binds the vertices of <code>surface</code> to the tetrahedra of <code>cage</code>, both at rest.</p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><h3 id="surface" tabindex="-1">surface <a class="header-anchor" href="#surface" aria-label="Permalink to &quot;surface&quot;">​</a></h3><p><a href="./../../classes/TriangleMesh"><code>TriangleMesh</code></a></p><h3 id="cage" tabindex="-1">cage <a class="header-anchor" href="#cage" aria-label="Permalink to &quot;cage&quot;">​</a></h3><p><a href="./../../classes/TetMesh"><code>TetMesh</code></a></p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><a href="./../classes/Embedding"><code>Embedding</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/meshes/functions/embed.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const embed = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  embed as default
};

import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Function: setVertexColors()","description":"","frontmatter":{},"headers":[],"relativePath":"reference/@pliant/three/functions/setVertexColors.md","filePath":"reference/@pliant/three/functions/setVertexColors.md"}');
const _sfc_main = { name: "reference/@pliant/three/functions/setVertexColors.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="function-setvertexcolors" tabindex="-1">Function: setVertexColors() <a class="header-anchor" href="#function-setvertexcolors" aria-label="Permalink to &quot;Function: setVertexColors()&quot;">​</a></h1><blockquote><p><strong>setVertexColors</strong>(<code>geometry</code>, <code>values</code>, <code>options?</code>): <code>void</code></p></blockquote><p>Writes <code>values</code>, one per vertex, into the geometry&#39;s colours. Its material needs <code>vertexColors</code>.</p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><h3 id="geometry" tabindex="-1">geometry <a class="header-anchor" href="#geometry" aria-label="Permalink to &quot;geometry&quot;">​</a></h3><p><code>BufferGeometry</code></p><h3 id="values" tabindex="-1">values <a class="header-anchor" href="#values" aria-label="Permalink to &quot;values&quot;">​</a></h3><p><code>ArrayLike</code>&lt;<code>number</code>&gt;</p><h3 id="options" tabindex="-1">options? <a class="header-anchor" href="#options" aria-label="Permalink to &quot;options?&quot;">​</a></h3><p><a href="./../interfaces/VertexColorOptions"><code>VertexColorOptions</code></a> = <code>{}</code></p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><code>void</code></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/@pliant/three/functions/setVertexColors.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const setVertexColors = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  setVertexColors as default
};

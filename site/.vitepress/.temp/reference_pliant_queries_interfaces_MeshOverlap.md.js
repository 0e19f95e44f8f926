import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: MeshOverlap","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/queries/interfaces/MeshOverlap.md","filePath":"reference/pliant/queries/interfaces/MeshOverlap.md"}');
const _sfc_main = { name: "reference/pliant/queries/interfaces/MeshOverlap.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-meshoverlap" tabindex="-1">Interface: MeshOverlap <a class="header-anchor" href="#interface-meshoverlap" aria-label="Permalink to &quot;Interface: MeshOverlap&quot;">​</a></h1><p>What two closed meshes have in common.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="areavector" tabindex="-1">areaVector <a class="header-anchor" href="#areavector" aria-label="Permalink to &quot;areaVector&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>areaVector</strong>: <code>Float64Array</code></p></blockquote><p>Area vector of A&#39;s surface inside B, in A&#39;s frame [m²]: how the volume grows per metre that A moves. Its opposite is the direction in which A leaves B fastest. Zero when one mesh is inside the other.</p><hr><h3 id="volume" tabindex="-1">volume <a class="header-anchor" href="#volume" aria-label="Permalink to &quot;volume&quot;">​</a></h3><blockquote><p><strong>volume</strong>: <code>number</code></p></blockquote><p>Common volume [m³].</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/queries/interfaces/MeshOverlap.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const MeshOverlap = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  MeshOverlap as default
};

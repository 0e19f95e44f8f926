import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: MeshSeparation","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/queries/interfaces/MeshSeparation.md","filePath":"reference/pliant/queries/interfaces/MeshSeparation.md"}');
const _sfc_main = { name: "reference/pliant/queries/interfaces/MeshSeparation.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-meshseparation" tabindex="-1">Interface: MeshSeparation <a class="header-anchor" href="#interface-meshseparation" aria-label="Permalink to &quot;Interface: MeshSeparation&quot;">​</a></h1><p>A way to bring two meshes apart.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="direction" tabindex="-1">direction <a class="header-anchor" href="#direction" aria-label="Permalink to &quot;direction&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>direction</strong>: <code>Float64Array</code></p></blockquote><p>Unit direction in which the first mesh moves, in the world. Zero when the meshes don&#39;t overlap.</p><hr><h3 id="distance" tabindex="-1">distance <a class="header-anchor" href="#distance" aria-label="Permalink to &quot;distance&quot;">​</a></h3><blockquote><p><strong>distance</strong>: <code>number</code></p></blockquote><p>How far it must move [m].</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/queries/interfaces/MeshSeparation.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const MeshSeparation = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  MeshSeparation as default
};

import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Type Alias: MeshObject","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/queries/type-aliases/MeshObject.md","filePath":"reference/pliant/queries/type-aliases/MeshObject.md"}');
const _sfc_main = { name: "reference/pliant/queries/type-aliases/MeshObject.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="type-alias-meshobject" tabindex="-1">Type Alias: MeshObject <a class="header-anchor" href="#type-alias-meshobject" aria-label="Permalink to &quot;Type Alias: MeshObject&quot;">​</a></h1><blockquote><p><strong>MeshObject</strong> = <code>Handle</code>&lt;<code>&quot;mesh-object&quot;</code>&gt;</p></blockquote><p>The number that names a mesh of a crowd.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/queries/type-aliases/MeshObject.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const MeshObject = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  MeshObject as default
};

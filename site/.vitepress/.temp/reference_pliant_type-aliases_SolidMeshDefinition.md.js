import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Type Alias: SolidMeshDefinition","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/type-aliases/SolidMeshDefinition.md","filePath":"reference/pliant/type-aliases/SolidMeshDefinition.md"}');
const _sfc_main = { name: "reference/pliant/type-aliases/SolidMeshDefinition.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="type-alias-solidmeshdefinition" tabindex="-1">Type Alias: SolidMeshDefinition <a class="header-anchor" href="#type-alias-solidmeshdefinition" aria-label="Permalink to &quot;Type Alias: SolidMeshDefinition&quot;">​</a></h1><blockquote><p><strong>SolidMeshDefinition</strong> = <code>Input</code>&lt;<em>typeof</em> <code>solidMesh</code>&gt;</p></blockquote><p>A solid of tetrahedra as a scene describes it.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/type-aliases/SolidMeshDefinition.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const SolidMeshDefinition = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  SolidMeshDefinition as default
};

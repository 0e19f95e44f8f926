import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Type Alias: MeshKind","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/io/type-aliases/MeshKind.md","filePath":"reference/pliant/io/type-aliases/MeshKind.md"}');
const _sfc_main = { name: "reference/pliant/io/type-aliases/MeshKind.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="type-alias-meshkind" tabindex="-1">Type Alias: MeshKind <a class="header-anchor" href="#type-alias-meshkind" aria-label="Permalink to &quot;Type Alias: MeshKind&quot;">​</a></h1><blockquote><p><strong>MeshKind</strong> = <code>&quot;points&quot;</code> | <code>&quot;triangles&quot;</code> | <code>&quot;tets&quot;</code></p></blockquote><p>What a mesh is made of.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/io/type-aliases/MeshKind.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const MeshKind = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  MeshKind as default
};

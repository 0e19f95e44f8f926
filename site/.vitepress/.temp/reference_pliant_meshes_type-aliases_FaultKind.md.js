import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Type Alias: FaultKind","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/meshes/type-aliases/FaultKind.md","filePath":"reference/pliant/meshes/type-aliases/FaultKind.md"}');
const _sfc_main = { name: "reference/pliant/meshes/type-aliases/FaultKind.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="type-alias-faultkind" tabindex="-1">Type Alias: FaultKind <a class="header-anchor" href="#type-alias-faultkind" aria-label="Permalink to &quot;Type Alias: FaultKind&quot;">​</a></h1><blockquote><p><strong>FaultKind</strong> = <code>&quot;duplicate-vertices&quot;</code> | <code>&quot;unreferenced-vertices&quot;</code> | <code>&quot;duplicate-elements&quot;</code> | <code>&quot;zero-area-faces&quot;</code> | <code>&quot;non-manifold-edges&quot;</code> | <code>&quot;non-manifold-vertices&quot;</code> | <code>&quot;holes&quot;</code> | <code>&quot;inconsistent-orientation&quot;</code> | <code>&quot;inside-out&quot;</code> | <code>&quot;inverted-tets&quot;</code> | <code>&quot;degenerate-tets&quot;</code> | <code>&quot;crowded-faces&quot;</code></p></blockquote><p>What can be wrong with a mesh, in the words used by the library, the command line and the documentation.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/meshes/type-aliases/FaultKind.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const FaultKind = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  FaultKind as default
};

import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Type Alias: MeshPenetrationMethod","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/queries/type-aliases/MeshPenetrationMethod.md","filePath":"reference/pliant/queries/type-aliases/MeshPenetrationMethod.md"}');
const _sfc_main = { name: "reference/pliant/queries/type-aliases/MeshPenetrationMethod.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="type-alias-meshpenetrationmethod" tabindex="-1">Type Alias: MeshPenetrationMethod <a class="header-anchor" href="#type-alias-meshpenetrationmethod" aria-label="Permalink to &quot;Type Alias: MeshPenetrationMethod&quot;">​</a></h1><blockquote><p><strong>MeshPenetrationMethod</strong> = <code>&quot;signed-distance&quot;</code> | <code>&quot;closest-feature&quot;</code> | <code>&quot;face-projection&quot;</code></p></blockquote><p><code>signed-distance</code>: the deepest point of the surface, wherever it lies. <code>closest-feature</code>: the deepest vertex. <code>face-projection</code>: corners projected onto the planes of the faces they pierce.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/queries/type-aliases/MeshPenetrationMethod.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const MeshPenetrationMethod = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  MeshPenetrationMethod as default
};

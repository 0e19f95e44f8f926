import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Type Alias: SolidShape","description":"","frontmatter":{},"headers":[],"relativePath":"reference/@pliant/three/type-aliases/SolidShape.md","filePath":"reference/@pliant/three/type-aliases/SolidShape.md"}');
const _sfc_main = { name: "reference/@pliant/three/type-aliases/SolidShape.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="type-alias-solidshape" tabindex="-1">Type Alias: SolidShape <a class="header-anchor" href="#type-alias-solidshape" aria-label="Permalink to &quot;Type Alias: SolidShape&quot;">​</a></h1><blockquote><p><strong>SolidShape</strong> = <code>Exclude</code>&lt;<code>ShapeDefinition</code>, { <code>kind</code>: <code>&quot;plane&quot;</code>; }&gt;</p></blockquote><p>The shape of a body that may move.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/@pliant/three/type-aliases/SolidShape.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const SolidShape = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  SolidShape as default
};

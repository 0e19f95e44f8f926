import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Type Alias: ShapeFit","description":"","frontmatter":{},"headers":[],"relativePath":"reference/@pliant/three/type-aliases/ShapeFit.md","filePath":"reference/@pliant/three/type-aliases/ShapeFit.md"}');
const _sfc_main = { name: "reference/@pliant/three/type-aliases/ShapeFit.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="type-alias-shapefit" tabindex="-1">Type Alias: ShapeFit <a class="header-anchor" href="#type-alias-shapefit" aria-label="Permalink to &quot;Type Alias: ShapeFit&quot;">​</a></h1><blockquote><p><strong>ShapeFit</strong> = <code>&quot;hull&quot;</code> | <code>&quot;mesh&quot;</code> | <code>&quot;box&quot;</code> | <code>&quot;sphere&quot;</code></p></blockquote><p>What a geometry can be simplified to: its convex hull, its triangles as they are, or the box or ball around it.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/@pliant/three/type-aliases/ShapeFit.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const ShapeFit = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  ShapeFit as default
};

import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Type Alias: Shape","description":"","frontmatter":{},"headers":[],"relativePath":"reference/@pliant/three/type-aliases/Shape.md","filePath":"reference/@pliant/three/type-aliases/Shape.md"}');
const _sfc_main = { name: "reference/@pliant/three/type-aliases/Shape.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="type-alias-shape" tabindex="-1">Type Alias: Shape <a class="header-anchor" href="#type-alias-shape" aria-label="Permalink to &quot;Type Alias: Shape&quot;">​</a></h1><blockquote><p><strong>Shape</strong> = <code>Body</code>[<code>&quot;shape&quot;</code>] | <a href="./SurfaceShape"><code>SurfaceShape</code></a></p></blockquote><p>A shape that can be drawn.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/@pliant/three/type-aliases/Shape.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const Shape = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  Shape as default
};

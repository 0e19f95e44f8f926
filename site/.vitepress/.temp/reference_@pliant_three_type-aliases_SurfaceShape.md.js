import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Type Alias: SurfaceShape","description":"","frontmatter":{},"headers":[],"relativePath":"reference/@pliant/three/type-aliases/SurfaceShape.md","filePath":"reference/@pliant/three/type-aliases/SurfaceShape.md"}');
const _sfc_main = { name: "reference/@pliant/three/type-aliases/SurfaceShape.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="type-alias-surfaceshape" tabindex="-1">Type Alias: SurfaceShape <a class="header-anchor" href="#type-alias-surfaceshape" aria-label="Permalink to &quot;Type Alias: SurfaceShape&quot;">​</a></h1><blockquote><p><strong>SurfaceShape</strong> = <code>object</code> &amp; <code>Omit</code>&lt;<code>DrawnSurface</code>, <code>&quot;row&quot;</code>&gt;</p></blockquote><p>The surface of a deformable body: its vertices stand in the frame.</p><h2 id="type-declaration" tabindex="-1">Type Declaration <a class="header-anchor" href="#type-declaration" aria-label="Permalink to &quot;Type Declaration&quot;">​</a></h2><h3 id="kind" tabindex="-1">kind <a class="header-anchor" href="#kind" aria-label="Permalink to &quot;kind&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>kind</strong>: <code>&quot;surface&quot;</code></p></blockquote></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/@pliant/three/type-aliases/SurfaceShape.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const SurfaceShape = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  SurfaceShape as default
};

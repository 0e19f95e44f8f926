import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Type Alias: WeldedMesh","description":"","frontmatter":{},"headers":[],"relativePath":"reference/@pliant/three/type-aliases/WeldedMesh.md","filePath":"reference/@pliant/three/type-aliases/WeldedMesh.md"}');
const _sfc_main = { name: "reference/@pliant/three/type-aliases/WeldedMesh.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="type-alias-weldedmesh" tabindex="-1">Type Alias: WeldedMesh <a class="header-anchor" href="#type-alias-weldedmesh" aria-label="Permalink to &quot;Type Alias: WeldedMesh&quot;">​</a></h1><blockquote><p><strong>WeldedMesh</strong> = <code>TriangleMesh</code> &amp; <code>Pick</code>&lt;<a href="./../interfaces/SoftGeometry"><code>SoftGeometry</code></a>, <code>&quot;sources&quot;</code> | <code>&quot;places&quot;</code>&gt;</p></blockquote><p>A triangle mesh that remembers which vertices of a geometry its own come from.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/@pliant/three/type-aliases/WeldedMesh.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const WeldedMesh = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  WeldedMesh as default
};

import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Type Alias: MeshFormat","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/io/type-aliases/MeshFormat.md","filePath":"reference/pliant/io/type-aliases/MeshFormat.md"}');
const _sfc_main = { name: "reference/pliant/io/type-aliases/MeshFormat.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="type-alias-meshformat" tabindex="-1">Type Alias: MeshFormat <a class="header-anchor" href="#type-alias-meshformat" aria-label="Permalink to &quot;Type Alias: MeshFormat&quot;">​</a></h1><blockquote><p><strong>MeshFormat</strong> = <code>&quot;obj&quot;</code> | <code>&quot;stl&quot;</code> | <code>&quot;ply&quot;</code> | <code>&quot;off&quot;</code> | <code>&quot;gltf&quot;</code> | <code>&quot;gmsh&quot;</code> | <code>&quot;medit&quot;</code> | <code>&quot;vtk&quot;</code> | <code>&quot;vtu&quot;</code> | <code>&quot;tetgen&quot;</code> | <code>&quot;vega&quot;</code></p></blockquote><p>What can be read and written: one table for the library, the command line, the studio and the docs.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/io/type-aliases/MeshFormat.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const MeshFormat = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  MeshFormat as default
};

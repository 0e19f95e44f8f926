import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Variable: MESH_FORMATS","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/io/variables/MESH_FORMATS.md","filePath":"reference/pliant/io/variables/MESH_FORMATS.md"}');
const _sfc_main = { name: "reference/pliant/io/variables/MESH_FORMATS.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="variable-mesh-formats" tabindex="-1">Variable: MESH_FORMATS <a class="header-anchor" href="#variable-mesh-formats" aria-label="Permalink to &quot;Variable: MESH\\_FORMATS&quot;">​</a></h1><blockquote><p><code>const</code> <strong>MESH_FORMATS</strong>: readonly <a href="./../interfaces/MeshFormatInfo"><code>MeshFormatInfo</code></a>[]</p></blockquote><p>Every format that is known, with what it can hold.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/io/variables/MESH_FORMATS.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const MESH_FORMATS = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  MESH_FORMATS as default
};

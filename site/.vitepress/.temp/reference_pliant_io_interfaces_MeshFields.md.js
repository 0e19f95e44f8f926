import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: MeshFields","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/io/interfaces/MeshFields.md","filePath":"reference/pliant/io/interfaces/MeshFields.md"}');
const _sfc_main = { name: "reference/pliant/io/interfaces/MeshFields.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-meshfields" tabindex="-1">Interface: MeshFields <a class="header-anchor" href="#interface-meshfields" aria-label="Permalink to &quot;Interface: MeshFields&quot;">​</a></h1><p>Fields of a mesh that are written along with it.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="cell" tabindex="-1">cell? <a class="header-anchor" href="#cell" aria-label="Permalink to &quot;cell?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>cell?</strong>: readonly <a href="./MeshField"><code>MeshField</code></a>[]</p></blockquote><p>Cells are the triangles and then the tetrahedra of the mesh.</p><hr><h3 id="point" tabindex="-1">point? <a class="header-anchor" href="#point" aria-label="Permalink to &quot;point?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>point?</strong>: readonly <a href="./MeshField"><code>MeshField</code></a>[]</p></blockquote><p>One value, or several, per vertex.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/io/interfaces/MeshFields.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const MeshFields = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  MeshFields as default
};

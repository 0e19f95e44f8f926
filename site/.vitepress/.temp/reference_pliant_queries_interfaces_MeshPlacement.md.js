import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: MeshPlacement","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/queries/interfaces/MeshPlacement.md","filePath":"reference/pliant/queries/interfaces/MeshPlacement.md"}');
const _sfc_main = { name: "reference/pliant/queries/interfaces/MeshPlacement.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-meshplacement" tabindex="-1">Interface: MeshPlacement <a class="header-anchor" href="#interface-meshplacement" aria-label="Permalink to &quot;Interface: MeshPlacement&quot;">​</a></h1><p>Where a mesh of a crowd stands.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="position" tabindex="-1">position? <a class="header-anchor" href="#position" aria-label="Permalink to &quot;position?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>position?</strong>: <code>ArrayLike</code>&lt;<code>number</code>&gt;</p></blockquote><p>[m]; the origin unless told.</p><hr><h3 id="rotation" tabindex="-1">rotation? <a class="header-anchor" href="#rotation" aria-label="Permalink to &quot;rotation?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>rotation?</strong>: <code>ArrayLike</code>&lt;<code>number</code>&gt;</p></blockquote><p>Quaternion x, y, z, w.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/queries/interfaces/MeshPlacement.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const MeshPlacement = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  MeshPlacement as default
};

import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: MoleculeSceneReading","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/molecules/interfaces/MoleculeSceneReading.md","filePath":"reference/pliant/molecules/interfaces/MoleculeSceneReading.md"}');
const _sfc_main = { name: "reference/pliant/molecules/interfaces/MoleculeSceneReading.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-moleculescenereading" tabindex="-1">Interface: MoleculeSceneReading <a class="header-anchor" href="#interface-moleculescenereading" aria-label="Permalink to &quot;Interface: MoleculeSceneReading&quot;">​</a></h1><p>A molecule scene made from a scene, and what was lost.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="leftout" tabindex="-1">leftOut <a class="header-anchor" href="#leftout" aria-label="Permalink to &quot;leftOut&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>leftOut</strong>: readonly <code>string</code>[]</p></blockquote><p>Keys of the scene that XML has no words for.</p><hr><h3 id="scene" tabindex="-1">scene <a class="header-anchor" href="#scene" aria-label="Permalink to &quot;scene&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>scene</strong>: <a href="./MoleculeScene"><code>MoleculeScene</code></a></p></blockquote><p>The molecule scene.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/molecules/interfaces/MoleculeSceneReading.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const MoleculeSceneReading = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  MoleculeSceneReading as default
};

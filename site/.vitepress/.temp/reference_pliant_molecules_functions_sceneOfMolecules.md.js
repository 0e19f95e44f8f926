import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Function: sceneOfMolecules()","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/molecules/functions/sceneOfMolecules.md","filePath":"reference/pliant/molecules/functions/sceneOfMolecules.md"}');
const _sfc_main = { name: "reference/pliant/molecules/functions/sceneOfMolecules.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="function-sceneofmolecules" tabindex="-1">Function: sceneOfMolecules() <a class="header-anchor" href="#function-sceneofmolecules" aria-label="Permalink to &quot;Function: sceneOfMolecules()&quot;">​</a></h1><blockquote><p><strong>sceneOfMolecules</strong>(<code>scene</code>, <code>name?</code>, <code>description?</code>): <a href="./../../type-aliases/SceneDefinition"><code>SceneDefinition</code></a></p></blockquote><p>The scene&#39;s steps are single ones, and nothing falls asleep, as in the thesis. The XML has neither name nor description.</p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><h3 id="scene" tabindex="-1">scene <a class="header-anchor" href="#scene" aria-label="Permalink to &quot;scene&quot;">​</a></h3><p><a href="./../interfaces/MoleculeScene"><code>MoleculeScene</code></a></p><h3 id="name" tabindex="-1">name? <a class="header-anchor" href="#name" aria-label="Permalink to &quot;name?&quot;">​</a></h3><p><code>string</code> = <code>&#39;Molecules&#39;</code></p><h3 id="description" tabindex="-1">description? <a class="header-anchor" href="#description" aria-label="Permalink to &quot;description?&quot;">​</a></h3><p><code>string</code> = <code>...</code></p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><a href="./../../type-aliases/SceneDefinition"><code>SceneDefinition</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/molecules/functions/sceneOfMolecules.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const sceneOfMolecules = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  sceneOfMolecules as default
};

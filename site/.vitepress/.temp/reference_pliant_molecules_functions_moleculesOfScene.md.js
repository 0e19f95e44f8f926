import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Function: moleculesOfScene()","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/molecules/functions/moleculesOfScene.md","filePath":"reference/pliant/molecules/functions/moleculesOfScene.md"}');
const _sfc_main = { name: "reference/pliant/molecules/functions/moleculesOfScene.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="function-moleculesofscene" tabindex="-1">Function: moleculesOfScene() <a class="header-anchor" href="#function-moleculesofscene" aria-label="Permalink to &quot;Function: moleculesOfScene()&quot;">​</a></h1><blockquote><p><strong>moleculesOfScene</strong>(<code>scene</code>): <a href="./../interfaces/MoleculeSceneReading"><code>MoleculeSceneReading</code></a></p></blockquote><p>Throws a PliantError where leaving something out would change what happens: other kinds of body, fields, velocities.</p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><h3 id="scene" tabindex="-1">scene <a class="header-anchor" href="#scene" aria-label="Permalink to &quot;scene&quot;">​</a></h3><p><a href="./../../type-aliases/Scene"><code>Scene</code></a></p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><a href="./../interfaces/MoleculeSceneReading"><code>MoleculeSceneReading</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/molecules/functions/moleculesOfScene.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const moleculesOfScene = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  moleculesOfScene as default
};

import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Function: performanceScene()","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/molecules/functions/performanceScene.md","filePath":"reference/pliant/molecules/functions/performanceScene.md"}');
const _sfc_main = { name: "reference/pliant/molecules/functions/performanceScene.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="function-performancescene" tabindex="-1">Function: performanceScene() <a class="header-anchor" href="#function-performancescene" aria-label="Permalink to &quot;Function: performanceScene()&quot;">​</a></h1><blockquote><p><strong>performanceScene</strong>(): <a href="./../interfaces/MoleculeScene"><code>MoleculeScene</code></a></p></blockquote><p>The scene by which the thesis measures speed.</p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><a href="./../interfaces/MoleculeScene"><code>MoleculeScene</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/molecules/functions/performanceScene.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const performanceScene = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  performanceScene as default
};

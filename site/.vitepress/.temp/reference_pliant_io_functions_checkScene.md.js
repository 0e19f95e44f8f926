import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Function: checkScene()","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/io/functions/checkScene.md","filePath":"reference/pliant/io/functions/checkScene.md"}');
const _sfc_main = { name: "reference/pliant/io/functions/checkScene.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="function-checkscene" tabindex="-1">Function: checkScene() <a class="header-anchor" href="#function-checkscene" aria-label="Permalink to &quot;Function: checkScene()&quot;">​</a></h1><blockquote><p><strong>checkScene</strong>(<code>value</code>): <a href="./../../type-aliases/SceneReading"><code>SceneReading</code></a></p></blockquote><p>Reads a scene from an object, such as one that a program put together.</p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><h3 id="value" tabindex="-1">value <a class="header-anchor" href="#value" aria-label="Permalink to &quot;value&quot;">​</a></h3><p><code>unknown</code></p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><a href="./../../type-aliases/SceneReading"><code>SceneReading</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/io/functions/checkScene.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const checkScene = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  checkScene as default
};

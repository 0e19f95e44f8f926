import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Function: formatScene()","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/functions/formatScene.md","filePath":"reference/pliant/functions/formatScene.md"}');
const _sfc_main = { name: "reference/pliant/functions/formatScene.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="function-formatscene" tabindex="-1">Function: formatScene() <a class="header-anchor" href="#function-formatscene" aria-label="Permalink to &quot;Function: formatScene()&quot;">​</a></h1><blockquote><p><strong>formatScene</strong>(<code>scene</code>): <code>string</code></p></blockquote><p>The text of a scene; reading it gives the same scene to the bit. What is left to its default isn&#39;t written.</p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><h3 id="scene" tabindex="-1">scene <a class="header-anchor" href="#scene" aria-label="Permalink to &quot;scene&quot;">​</a></h3><p><a href="./../type-aliases/SceneDefinition"><code>SceneDefinition</code></a></p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><code>string</code></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/functions/formatScene.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const formatScene = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  formatScene as default
};

import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Function: parseScene()","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/functions/parseScene.md","filePath":"reference/pliant/functions/parseScene.md"}');
const _sfc_main = { name: "reference/pliant/functions/parseScene.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="function-parsescene" tabindex="-1">Function: parseScene() <a class="header-anchor" href="#function-parsescene" aria-label="Permalink to &quot;Function: parseScene()&quot;">​</a></h1><blockquote><p><strong>parseScene</strong>(<code>input</code>): <a href="./../type-aliases/SceneReading"><code>SceneReading</code></a></p></blockquote><p>Reads a scene from its text: JSON, or the XML of molecule scenes, which begins with <code>&lt;</code>. Never throws for any input; says all that is wrong, up to MAX_ERRORS errors (of XML, the first). Bytes are JSON in UTF-8, or XML in the encoding that it declares.</p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><h3 id="input" tabindex="-1">input <a class="header-anchor" href="#input" aria-label="Permalink to &quot;input&quot;">​</a></h3><p><code>string</code> | <code>Uint8Array</code>&lt;<code>ArrayBufferLike</code>&gt;</p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><a href="./../type-aliases/SceneReading"><code>SceneReading</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/functions/parseScene.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const parseScene = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  parseScene as default
};

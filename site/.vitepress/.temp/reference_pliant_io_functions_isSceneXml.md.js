import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Function: isSceneXml()","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/io/functions/isSceneXml.md","filePath":"reference/pliant/io/functions/isSceneXml.md"}');
const _sfc_main = { name: "reference/pliant/io/functions/isSceneXml.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="function-isscenexml" tabindex="-1">Function: isSceneXml() <a class="header-anchor" href="#function-isscenexml" aria-label="Permalink to &quot;Function: isSceneXml()&quot;">​</a></h1><blockquote><p><strong>isSceneXml</strong>(<code>input</code>): <code>boolean</code></p></blockquote><p>Whether a scene is XML: after a byte-order mark, zeros of UTF-16 and blanks it begins with <code>&lt;</code>, as no JSON does.</p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><h3 id="input" tabindex="-1">input <a class="header-anchor" href="#input" aria-label="Permalink to &quot;input&quot;">​</a></h3><p><code>string</code> | <code>Uint8Array</code>&lt;<code>ArrayBufferLike</code>&gt;</p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><code>boolean</code></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/io/functions/isSceneXml.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const isSceneXml = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  isSceneXml as default
};

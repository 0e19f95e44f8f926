import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Function: parseSceneXml()","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/io/functions/parseSceneXml.md","filePath":"reference/pliant/io/functions/parseSceneXml.md"}');
const _sfc_main = { name: "reference/pliant/io/functions/parseSceneXml.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="function-parsescenexml" tabindex="-1">Function: parseSceneXml() <a class="header-anchor" href="#function-parsescenexml" aria-label="Permalink to &quot;Function: parseSceneXml()&quot;">​</a></h1><blockquote><p><strong>parseSceneXml</strong>(<code>input</code>): <a href="./../interfaces/SceneXmlReading"><code>SceneXmlReading</code></a></p></blockquote><p>Reads a molecule scene. Bytes are decoded by their byte-order mark or as the XML declaration says; in a text the declared encoding has no meaning. The first fault is thrown as a <code>PliantError</code> with line and column.</p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><h3 id="input" tabindex="-1">input <a class="header-anchor" href="#input" aria-label="Permalink to &quot;input&quot;">​</a></h3><p><code>string</code> | <code>Uint8Array</code>&lt;<code>ArrayBufferLike</code>&gt;</p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><a href="./../interfaces/SceneXmlReading"><code>SceneXmlReading</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/io/functions/parseSceneXml.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const parseSceneXml = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  parseSceneXml as default
};

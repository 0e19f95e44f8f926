import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Function: sceneXmlDtd()","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/io/functions/sceneXmlDtd.md","filePath":"reference/pliant/io/functions/sceneXmlDtd.md"}');
const _sfc_main = { name: "reference/pliant/io/functions/sceneXmlDtd.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="function-scenexmldtd" tabindex="-1">Function: sceneXmlDtd() <a class="header-anchor" href="#function-scenexmldtd" aria-label="Permalink to &quot;Function: sceneXmlDtd()&quot;">​</a></h1><blockquote><p><strong>sceneXmlDtd</strong>(): <code>string</code></p></blockquote><p>The grammar as a DTD, for editors and other readers. Ranges of numbers can&#39;t be said in a DTD and stand in comments.</p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><code>string</code></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/io/functions/sceneXmlDtd.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const sceneXmlDtd = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  sceneXmlDtd as default
};

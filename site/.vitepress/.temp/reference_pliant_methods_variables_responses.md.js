import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Variable: responses","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/methods/variables/responses.md","filePath":"reference/pliant/methods/variables/responses.md"}');
const _sfc_main = { name: "reference/pliant/methods/variables/responses.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="variable-responses" tabindex="-1">Variable: responses <a class="header-anchor" href="#variable-responses" aria-label="Permalink to &quot;Variable: responses&quot;">​</a></h1><blockquote><p><code>const</code> <strong>responses</strong>: <code>Registry</code>&lt;<a href="./../interfaces/ResponseMethod"><code>ResponseMethod</code></a>&gt;</p></blockquote><p>The registered responses.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/methods/variables/responses.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const responses = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  responses as default
};

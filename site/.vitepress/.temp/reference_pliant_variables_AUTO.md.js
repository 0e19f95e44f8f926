import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Variable: AUTO","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/variables/AUTO.md","filePath":"reference/pliant/variables/AUTO.md"}');
const _sfc_main = { name: "reference/pliant/variables/AUTO.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="variable-auto" tabindex="-1">Variable: AUTO <a class="header-anchor" href="#variable-auto" aria-label="Permalink to &quot;Variable: AUTO&quot;">​</a></h1><blockquote><p><code>const</code> <strong>AUTO</strong>: <code>&quot;auto&quot;</code> = <code>&#39;auto&#39;</code></p></blockquote><p>Takes for each pair the first method that can serve it.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/variables/AUTO.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const AUTO = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  AUTO as default
};

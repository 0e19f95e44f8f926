import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Variable: NEVER","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/queries/variables/NEVER.md","filePath":"reference/pliant/queries/variables/NEVER.md"}');
const _sfc_main = { name: "reference/pliant/queries/variables/NEVER.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="variable-never" tabindex="-1">Variable: NEVER <a class="header-anchor" href="#variable-never" aria-label="Permalink to &quot;Variable: NEVER&quot;">​</a></h1><blockquote><p><code>const</code> <strong>NEVER</strong>: <code>number</code> = <code>Number.POSITIVE_INFINITY</code></p></blockquote><p>No meeting within the step.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/queries/variables/NEVER.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const NEVER = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  NEVER as default
};

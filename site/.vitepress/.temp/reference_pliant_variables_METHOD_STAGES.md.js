import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Variable: METHOD_STAGES","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/variables/METHOD_STAGES.md","filePath":"reference/pliant/variables/METHOD_STAGES.md"}');
const _sfc_main = { name: "reference/pliant/variables/METHOD_STAGES.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="variable-method-stages" tabindex="-1">Variable: METHOD_STAGES <a class="header-anchor" href="#variable-method-stages" aria-label="Permalink to &quot;Variable: METHOD\\_STAGES&quot;">​</a></h1><blockquote><p><code>const</code> <strong>METHOD_STAGES</strong>: readonly [<code>&quot;broadphase&quot;</code>, <code>&quot;narrowphase&quot;</code>, <code>&quot;penetration&quot;</code>, <code>&quot;response&quot;</code>]</p></blockquote><p>Stages whose method can be chosen.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/variables/METHOD_STAGES.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const METHOD_STAGES = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  METHOD_STAGES as default
};

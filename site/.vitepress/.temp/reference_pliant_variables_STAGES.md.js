import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Variable: STAGES","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/variables/STAGES.md","filePath":"reference/pliant/variables/STAGES.md"}');
const _sfc_main = { name: "reference/pliant/variables/STAGES.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="variable-stages" tabindex="-1">Variable: STAGES <a class="header-anchor" href="#variable-stages" aria-label="Permalink to &quot;Variable: STAGES&quot;">​</a></h1><blockquote><p><code>const</code> <strong>STAGES</strong>: readonly [<code>&quot;bodies&quot;</code>, <code>&quot;broadphase&quot;</code>, <code>&quot;narrowphase&quot;</code>, <code>&quot;penetration&quot;</code>, <code>&quot;response&quot;</code>, <code>&quot;integration&quot;</code>]</p></blockquote><p>The stages of a step, in order; the names are folder names and timing keys.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/variables/STAGES.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const STAGES = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  STAGES as default
};

import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Variable: TAKES","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/jobs/variables/TAKES.md","filePath":"reference/pliant/jobs/variables/TAKES.md"}');
const _sfc_main = { name: "reference/pliant/jobs/variables/TAKES.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="variable-takes" tabindex="-1">Variable: TAKES <a class="header-anchor" href="#variable-takes" aria-label="Permalink to &quot;Variable: TAKES&quot;">​</a></h1><blockquote><p><code>const</code> <strong>TAKES</strong>: readonly [<code>&quot;peak&quot;</code>, <code>&quot;least&quot;</code>, <code>&quot;mean&quot;</code>, <code>&quot;end&quot;</code>, <code>&quot;total&quot;</code>, <code>&quot;when&quot;</code>, <code>&quot;series&quot;</code>]</p></blockquote><p>How a quantity over time becomes one number.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/jobs/variables/TAKES.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const TAKES = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  TAKES as default
};

import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Type Alias: Plan","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/jobs/type-aliases/Plan.md","filePath":"reference/pliant/jobs/type-aliases/Plan.md"}');
const _sfc_main = { name: "reference/pliant/jobs/type-aliases/Plan.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="type-alias-plan" tabindex="-1">Type Alias: Plan <a class="header-anchor" href="#type-alias-plan" aria-label="Permalink to &quot;Type Alias: Plan&quot;">​</a></h1><blockquote><p><strong>Plan</strong> = <code>Infer</code>&lt;<em>typeof</em> <code>planFormat</code>&gt;</p></blockquote><p>A plan of many runs with every value filled in.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/jobs/type-aliases/Plan.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const Plan = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  Plan as default
};

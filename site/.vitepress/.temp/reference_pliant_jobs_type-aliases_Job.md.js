import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Type Alias: Job","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/jobs/type-aliases/Job.md","filePath":"reference/pliant/jobs/type-aliases/Job.md"}');
const _sfc_main = { name: "reference/pliant/jobs/type-aliases/Job.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="type-alias-job" tabindex="-1">Type Alias: Job <a class="header-anchor" href="#type-alias-job" aria-label="Permalink to &quot;Type Alias: Job&quot;">​</a></h1><blockquote><p><strong>Job</strong> = <code>Infer</code>&lt;<em>typeof</em> <code>jobFormat</code>&gt;</p></blockquote><p>A job that was checked; its scene is kept as written.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/jobs/type-aliases/Job.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const Job = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  Job as default
};

import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Type Alias: JobReading","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/jobs/type-aliases/JobReading.md","filePath":"reference/pliant/jobs/type-aliases/JobReading.md"}');
const _sfc_main = { name: "reference/pliant/jobs/type-aliases/JobReading.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="type-alias-jobreading" tabindex="-1">Type Alias: JobReading <a class="header-anchor" href="#type-alias-jobreading" aria-label="Permalink to &quot;Type Alias: JobReading&quot;">​</a></h1><blockquote><p><strong>JobReading</strong> = { <code>job</code>: <a href="./Job"><code>Job</code></a>; <code>ok</code>: <code>true</code>; <code>scene</code>: <a href="./../../type-aliases/Scene"><code>Scene</code></a>; } | { <code>errors</code>: readonly <a href="./../../interfaces/SceneError"><code>SceneError</code></a>[]; <code>ok</code>: <code>false</code>; }</p></blockquote><p>A job as it was read, or what is wrong with it.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/jobs/type-aliases/JobReading.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const JobReading = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  JobReading as default
};

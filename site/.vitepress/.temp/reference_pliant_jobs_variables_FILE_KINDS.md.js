import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Variable: FILE_KINDS","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/jobs/variables/FILE_KINDS.md","filePath":"reference/pliant/jobs/variables/FILE_KINDS.md"}');
const _sfc_main = { name: "reference/pliant/jobs/variables/FILE_KINDS.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="variable-file-kinds" tabindex="-1">Variable: FILE_KINDS <a class="header-anchor" href="#variable-file-kinds" aria-label="Permalink to &quot;Variable: FILE\\_KINDS&quot;">​</a></h1><blockquote><p><code>const</code> <strong>FILE_KINDS</strong>: readonly [<code>&quot;vtu&quot;</code>, <code>&quot;glb&quot;</code>, <code>&quot;usda&quot;</code>, <code>&quot;csv&quot;</code>, <code>&quot;pairs&quot;</code>, <code>&quot;events&quot;</code>, <code>&quot;series&quot;</code>, <code>&quot;snapshot&quot;</code>]</p></blockquote><p>Every kind of file that a run can keep.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/jobs/variables/FILE_KINDS.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const FILE_KINDS = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  FILE_KINDS as default
};

import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Type Alias: FileKind","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/jobs/type-aliases/FileKind.md","filePath":"reference/pliant/jobs/type-aliases/FileKind.md"}');
const _sfc_main = { name: "reference/pliant/jobs/type-aliases/FileKind.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="type-alias-filekind" tabindex="-1">Type Alias: FileKind <a class="header-anchor" href="#type-alias-filekind" aria-label="Permalink to &quot;Type Alias: FileKind&quot;">​</a></h1><blockquote><p><strong>FileKind</strong> = <em>typeof</em> <a href="./../variables/FILE_KINDS"><code>FILE_KINDS</code></a>[<code>number</code>]</p></blockquote><p>A kind of file that a run can keep.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/jobs/type-aliases/FileKind.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const FileKind = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  FileKind as default
};

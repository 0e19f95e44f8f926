import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Type Alias: CompanionFiles","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/io/type-aliases/CompanionFiles.md","filePath":"reference/pliant/io/type-aliases/CompanionFiles.md"}');
const _sfc_main = { name: "reference/pliant/io/type-aliases/CompanionFiles.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="type-alias-companionfiles" tabindex="-1">Type Alias: CompanionFiles <a class="header-anchor" href="#type-alias-companionfiles" aria-label="Permalink to &quot;Type Alias: CompanionFiles&quot;">​</a></h1><blockquote><p><strong>CompanionFiles</strong> = (<code>name</code>) =&gt; <code>Uint8Array</code> | <code>undefined</code></p></blockquote><p>Answers with the bytes of a file that stands beside the one being read, or nothing if there is none.</p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><h3 id="name" tabindex="-1">name <a class="header-anchor" href="#name" aria-label="Permalink to &quot;name&quot;">​</a></h3><p><code>string</code></p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><code>Uint8Array</code> | <code>undefined</code></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/io/type-aliases/CompanionFiles.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const CompanionFiles = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  CompanionFiles as default
};

import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Type Alias: Command","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/type-aliases/Command.md","filePath":"reference/pliant/type-aliases/Command.md"}');
const _sfc_main = { name: "reference/pliant/type-aliases/Command.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="type-alias-command" tabindex="-1">Type Alias: Command <a class="header-anchor" href="#type-alias-command" aria-label="Permalink to &quot;Type Alias: Command&quot;">​</a></h1><blockquote><p><strong>Command</strong> = <code>Infer</code>&lt;<em>typeof</em> <code>commandFormat</code>&gt;</p></blockquote><p>One change to a world, as plain data.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/type-aliases/Command.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const Command = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  Command as default
};

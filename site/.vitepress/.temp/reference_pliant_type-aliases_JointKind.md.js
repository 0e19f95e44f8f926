import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Type Alias: JointKind","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/type-aliases/JointKind.md","filePath":"reference/pliant/type-aliases/JointKind.md"}');
const _sfc_main = { name: "reference/pliant/type-aliases/JointKind.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="type-alias-jointkind" tabindex="-1">Type Alias: JointKind <a class="header-anchor" href="#type-alias-jointkind" aria-label="Permalink to &quot;Type Alias: JointKind&quot;">​</a></h1><blockquote><p><strong>JointKind</strong> = <code>JointSettings</code>[<code>&quot;kind&quot;</code>]</p></blockquote><p>How a joint ties its bodies.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/type-aliases/JointKind.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const JointKind = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  JointKind as default
};

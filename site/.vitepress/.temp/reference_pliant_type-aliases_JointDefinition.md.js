import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Type Alias: JointDefinition","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/type-aliases/JointDefinition.md","filePath":"reference/pliant/type-aliases/JointDefinition.md"}');
const _sfc_main = { name: "reference/pliant/type-aliases/JointDefinition.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="type-alias-jointdefinition" tabindex="-1">Type Alias: JointDefinition <a class="header-anchor" href="#type-alias-jointdefinition" aria-label="Permalink to &quot;Type Alias: JointDefinition&quot;">​</a></h1><blockquote><p><strong>JointDefinition</strong> = <code>Ends</code>&lt;<code>JointInput</code>&gt;</p></blockquote><p>The argument of <code>World.addJoint</code>: bodies as such or by handle; anchors and axes in the world, as the bodies stand now.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/type-aliases/JointDefinition.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const JointDefinition = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  JointDefinition as default
};

import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Type Alias: BodyKind","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/type-aliases/BodyKind.md","filePath":"reference/pliant/type-aliases/BodyKind.md"}');
const _sfc_main = { name: "reference/pliant/type-aliases/BodyKind.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="type-alias-bodykind" tabindex="-1">Type Alias: BodyKind <a class="header-anchor" href="#type-alias-bodykind" aria-label="Permalink to &quot;Type Alias: BodyKind&quot;">​</a></h1><blockquote><p><strong>BodyKind</strong> = keyof <em>typeof</em> <code>BODY_CODE</code></p></blockquote><p>How a body moves.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/type-aliases/BodyKind.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const BodyKind = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  BodyKind as default
};

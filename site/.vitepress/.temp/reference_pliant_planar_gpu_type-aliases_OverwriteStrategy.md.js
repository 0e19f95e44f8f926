import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Type Alias: OverwriteStrategy","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/planar/gpu/type-aliases/OverwriteStrategy.md","filePath":"reference/pliant/planar/gpu/type-aliases/OverwriteStrategy.md"}');
const _sfc_main = { name: "reference/pliant/planar/gpu/type-aliases/OverwriteStrategy.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="type-alias-overwritestrategy" tabindex="-1">Type Alias: OverwriteStrategy <a class="header-anchor" href="#type-alias-overwritestrategy" aria-label="Permalink to &quot;Type Alias: OverwriteStrategy&quot;">​</a></h1><blockquote><p><strong>OverwriteStrategy</strong> = <code>&quot;stencil&quot;</code> | <code>&quot;blend&quot;</code> | <code>&quot;depth&quot;</code></p></blockquote><p>How the graphics card keeps the nearest of several distances.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/planar/gpu/type-aliases/OverwriteStrategy.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const OverwriteStrategy = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  OverwriteStrategy as default
};

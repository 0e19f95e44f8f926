import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Type Alias: PairDepthName","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/methods/type-aliases/PairDepthName.md","filePath":"reference/pliant/methods/type-aliases/PairDepthName.md"}');
const _sfc_main = { name: "reference/pliant/methods/type-aliases/PairDepthName.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="type-alias-pairdepthname" tabindex="-1">Type Alias: PairDepthName <a class="header-anchor" href="#type-alias-pairdepthname" aria-label="Permalink to &quot;Type Alias: PairDepthName&quot;">​</a></h1><blockquote><p><strong>PairDepthName</strong> = keyof <em>typeof</em> <code>METHODS</code></p></blockquote><p>The name of a way to measure the depth of two solids.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/methods/type-aliases/PairDepthName.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const PairDepthName = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  PairDepthName as default
};

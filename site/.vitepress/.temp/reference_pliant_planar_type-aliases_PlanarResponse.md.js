import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Type Alias: PlanarResponse","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/planar/type-aliases/PlanarResponse.md","filePath":"reference/pliant/planar/type-aliases/PlanarResponse.md"}');
const _sfc_main = { name: "reference/pliant/planar/type-aliases/PlanarResponse.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="type-alias-planarresponse" tabindex="-1">Type Alias: PlanarResponse <a class="header-anchor" href="#type-alias-planarresponse" aria-label="Permalink to &quot;Type Alias: PlanarResponse&quot;">​</a></h1><blockquote><p><strong>PlanarResponse</strong> = <code>&quot;penalty&quot;</code> | <code>&quot;backtracking&quot;</code> | <code>&quot;impulse&quot;</code></p></blockquote><p>The name of a response of the plane.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/planar/type-aliases/PlanarResponse.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const PlanarResponse = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  PlanarResponse as default
};

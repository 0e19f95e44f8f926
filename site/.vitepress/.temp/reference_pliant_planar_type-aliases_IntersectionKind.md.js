import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Type Alias: IntersectionKind","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/planar/type-aliases/IntersectionKind.md","filePath":"reference/pliant/planar/type-aliases/IntersectionKind.md"}');
const _sfc_main = { name: "reference/pliant/planar/type-aliases/IntersectionKind.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="type-alias-intersectionkind" tabindex="-1">Type Alias: IntersectionKind <a class="header-anchor" href="#type-alias-intersectionkind" aria-label="Permalink to &quot;Type Alias: IntersectionKind&quot;">​</a></h1><blockquote><p><strong>IntersectionKind</strong> = <code>&quot;boundary-boundary&quot;</code> | <code>&quot;boundary-volume&quot;</code> | <code>&quot;volume-volume&quot;</code></p></blockquote><p>Of a&#39;s boundary with b&#39;s, of a&#39;s boundary with b&#39;s volume, or of the volumes.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/planar/type-aliases/IntersectionKind.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const IntersectionKind = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  IntersectionKind as default
};

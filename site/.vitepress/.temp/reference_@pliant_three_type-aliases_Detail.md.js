import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Type Alias: Detail","description":"","frontmatter":{},"headers":[],"relativePath":"reference/@pliant/three/type-aliases/Detail.md","filePath":"reference/@pliant/three/type-aliases/Detail.md"}');
const _sfc_main = { name: "reference/@pliant/three/type-aliases/Detail.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="type-alias-detail" tabindex="-1">Type Alias: Detail <a class="header-anchor" href="#type-alias-detail" aria-label="Permalink to &quot;Type Alias: Detail&quot;">​</a></h1><blockquote><p><strong>Detail</strong> = <code>&quot;high&quot;</code> | <code>&quot;low&quot;</code></p></blockquote><p>Triangles to spend on a shape: <code>low</code> for software renderers and very many bodies.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/@pliant/three/type-aliases/Detail.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const Detail = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  Detail as default
};

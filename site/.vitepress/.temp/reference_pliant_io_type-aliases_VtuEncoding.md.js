import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Type Alias: VtuEncoding","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/io/type-aliases/VtuEncoding.md","filePath":"reference/pliant/io/type-aliases/VtuEncoding.md"}');
const _sfc_main = { name: "reference/pliant/io/type-aliases/VtuEncoding.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="type-alias-vtuencoding" tabindex="-1">Type Alias: VtuEncoding <a class="header-anchor" href="#type-alias-vtuencoding" aria-label="Permalink to &quot;Type Alias: VtuEncoding&quot;">​</a></h1><blockquote><p><strong>VtuEncoding</strong> = <code>&quot;ascii&quot;</code> | <code>&quot;base64&quot;</code> | <code>&quot;raw&quot;</code></p></blockquote><p>How numbers stand in a file.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/io/type-aliases/VtuEncoding.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const VtuEncoding = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  VtuEncoding as default
};

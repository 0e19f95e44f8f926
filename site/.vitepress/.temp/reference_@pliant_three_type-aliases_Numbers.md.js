import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Type Alias: Numbers","description":"","frontmatter":{},"headers":[],"relativePath":"reference/@pliant/three/type-aliases/Numbers.md","filePath":"reference/@pliant/three/type-aliases/Numbers.md"}');
const _sfc_main = { name: "reference/@pliant/three/type-aliases/Numbers.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="type-alias-numbers" tabindex="-1">Type Alias: Numbers <a class="header-anchor" href="#type-alias-numbers" aria-label="Permalink to &quot;Type Alias: Numbers&quot;">​</a></h1><blockquote><p><strong>Numbers</strong> = <code>Float64Array</code> | <code>Float32Array</code></p></blockquote><p>Any numbers by index: a view of the world&#39;s memory, or a copy from a worker.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/@pliant/three/type-aliases/Numbers.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const Numbers = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  Numbers as default
};

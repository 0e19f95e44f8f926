import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Type Alias: Drawn","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/planar/gpu/type-aliases/Drawn.md","filePath":"reference/pliant/planar/gpu/type-aliases/Drawn.md"}');
const _sfc_main = { name: "reference/pliant/planar/gpu/type-aliases/Drawn.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="type-alias-drawn" tabindex="-1">Type Alias: Drawn <a class="header-anchor" href="#type-alias-drawn" aria-label="Permalink to &quot;Type Alias: Drawn&quot;">​</a></h1><blockquote><p><strong>Drawn</strong> = <code>&quot;boundary&quot;</code> | <code>&quot;volume&quot;</code></p></blockquote><p>What of an intersection is drawn.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/planar/gpu/type-aliases/Drawn.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const Drawn = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  Drawn as default
};

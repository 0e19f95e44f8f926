import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Variable: PALETTE","description":"","frontmatter":{},"headers":[],"relativePath":"reference/@pliant/three/variables/PALETTE.md","filePath":"reference/@pliant/three/variables/PALETTE.md"}');
const _sfc_main = { name: "reference/@pliant/three/variables/PALETTE.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="variable-palette" tabindex="-1">Variable: PALETTE <a class="header-anchor" href="#variable-palette" aria-label="Permalink to &quot;Variable: PALETTE&quot;">​</a></h1><blockquote><p><code>const</code> <strong>PALETTE</strong>: readonly [<code>&quot;#0072b2&quot;</code>, <code>&quot;#e69f00&quot;</code>, <code>&quot;#009e73&quot;</code>, <code>&quot;#cc79a7&quot;</code>, <code>&quot;#56b4e9&quot;</code>, <code>&quot;#d55e00&quot;</code>, <code>&quot;#f0e442&quot;</code>]</p></blockquote><p>Told apart by people with any kind of colour vision (Okabe and Ito 2008), without black, which shadows have.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/@pliant/three/variables/PALETTE.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const PALETTE = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  PALETTE as default
};

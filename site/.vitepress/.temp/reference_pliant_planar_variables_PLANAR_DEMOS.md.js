import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Variable: PLANAR_DEMOS","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/planar/variables/PLANAR_DEMOS.md","filePath":"reference/pliant/planar/variables/PLANAR_DEMOS.md"}');
const _sfc_main = { name: "reference/pliant/planar/variables/PLANAR_DEMOS.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="variable-planar-demos" tabindex="-1">Variable: PLANAR_DEMOS <a class="header-anchor" href="#variable-planar-demos" aria-label="Permalink to &quot;Variable: PLANAR\\_DEMOS&quot;">​</a></h1><blockquote><p><code>const</code> <strong>PLANAR_DEMOS</strong>: readonly <a href="./../interfaces/Demo"><code>Demo</code></a>[]</p></blockquote><p>Every demo of the plane.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/planar/variables/PLANAR_DEMOS.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const PLANAR_DEMOS = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  PLANAR_DEMOS as default
};

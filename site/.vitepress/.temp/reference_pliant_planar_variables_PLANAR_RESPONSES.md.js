import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Variable: PLANAR_RESPONSES","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/planar/variables/PLANAR_RESPONSES.md","filePath":"reference/pliant/planar/variables/PLANAR_RESPONSES.md"}');
const _sfc_main = { name: "reference/pliant/planar/variables/PLANAR_RESPONSES.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="variable-planar-responses" tabindex="-1">Variable: PLANAR_RESPONSES <a class="header-anchor" href="#variable-planar-responses" aria-label="Permalink to &quot;Variable: PLANAR\\_RESPONSES&quot;">​</a></h1><blockquote><p><code>const</code> <strong>PLANAR_RESPONSES</strong>: readonly <a href="./../type-aliases/PlanarResponse"><code>PlanarResponse</code></a>[]</p></blockquote><p>Every response of the plane.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/planar/variables/PLANAR_RESPONSES.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const PLANAR_RESPONSES = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  PLANAR_RESPONSES as default
};

import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Variable: FEATURE_FACE","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/queries/variables/FEATURE_FACE.md","filePath":"reference/pliant/queries/variables/FEATURE_FACE.md"}');
const _sfc_main = { name: "reference/pliant/queries/variables/FEATURE_FACE.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="variable-feature-face" tabindex="-1">Variable: FEATURE_FACE <a class="header-anchor" href="#variable-feature-face" aria-label="Permalink to &quot;Variable: FEATURE\\_FACE&quot;">​</a></h1><blockquote><p><code>const</code> <strong>FEATURE_FACE</strong>: <code>6</code> = <code>6</code></p></blockquote><p>Where on a triangle a point lies: corner 0–2, edge 3–5 (edge i+3 runs from corner i to the next), or face 6.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/queries/variables/FEATURE_FACE.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const FEATURE_FACE = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  FEATURE_FACE as default
};

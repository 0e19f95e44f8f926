import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Variable: MOST_SAMPLES","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/planar/variables/MOST_SAMPLES.md","filePath":"reference/pliant/planar/variables/MOST_SAMPLES.md"}');
const _sfc_main = { name: "reference/pliant/planar/variables/MOST_SAMPLES.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="variable-most-samples" tabindex="-1">Variable: MOST_SAMPLES <a class="header-anchor" href="#variable-most-samples" aria-label="Permalink to &quot;Variable: MOST\\_SAMPLES&quot;">​</a></h1><blockquote><p><code>const</code> <strong>MOST_SAMPLES</strong>: <code>number</code></p></blockquote><p>Most samples a grid may have: 16.8 million, 270 MB of values, features and marks.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/planar/variables/MOST_SAMPLES.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const MOST_SAMPLES = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  MOST_SAMPLES as default
};

import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Variable: TRIANGLE_DISTANCE_SCRATCH","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/queries/variables/TRIANGLE_DISTANCE_SCRATCH.md","filePath":"reference/pliant/queries/variables/TRIANGLE_DISTANCE_SCRATCH.md"}');
const _sfc_main = { name: "reference/pliant/queries/variables/TRIANGLE_DISTANCE_SCRATCH.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="variable-triangle-distance-scratch" tabindex="-1">Variable: TRIANGLE_DISTANCE_SCRATCH <a class="header-anchor" href="#variable-triangle-distance-scratch" aria-label="Permalink to &quot;Variable: TRIANGLE\\_DISTANCE\\_SCRATCH&quot;">​</a></h1><blockquote><p><code>const</code> <strong>TRIANGLE_DISTANCE_SCRATCH</strong>: <code>18</code> = <code>18</code></p></blockquote><p>Numbers of scratch <code>triangleDistanceSq</code> needs behind the result: the six of the answer and twelve more.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/queries/variables/TRIANGLE_DISTANCE_SCRATCH.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const TRIANGLE_DISTANCE_SCRATCH = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  TRIANGLE_DISTANCE_SCRATCH as default
};

import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Limits","description":"","frontmatter":{},"headers":[],"relativePath":"guide/limits.md","filePath":"guide/limits.md"}');
const _sfc_main = { name: "guide/limits.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="limits" tabindex="-1">Limits <a class="header-anchor" href="#limits" aria-label="Permalink to &quot;Limits&quot;">​</a></h1><ul><li><strong>Soft bodies are softer than their modulus</strong> where they are stiff or finely meshed: elasticity gets a fixed effort per step. A clamped bar of 651 tetrahedra at 0.1 MPa bends about twice as far as it should with the default settings; with 64 substeps it is right to half a percent. Stiff materials need more substeps.</li><li><strong>Fast soft bodies and thin walls</strong>: a soft body may pass a plate of two centimetres at some speeds. Use thicker walls or more substeps.</li><li><strong>Combined shapes</strong> (<code>union</code>, <code>difference</code>) measure mass by sampling, within half a percent.</li><li><strong>Queries of a world</strong> ask solids: soft bodies are left out.</li><li><strong>Joints</strong> have motors and limits for hinges and sliders. Cone and twist limits and a six-axis joint are missing.</li><li><strong>Materials of parts</strong>: a pair has one friction, that of the part with the deepest point.</li><li><strong>Hooks</strong> are functions: snapshots and recordings don&#39;t hold them. Bodies of molecules have one friction per molecule, which is always combined by the geometric mean.</li><li><strong>One thread</strong> computes a step.</li></ul></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("guide/limits.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const limits = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  limits as default
};

import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Function: runBoxesLength()","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/planar/functions/runBoxesLength.md","filePath":"reference/pliant/planar/functions/runBoxesLength.md"}');
const _sfc_main = { name: "reference/pliant/planar/functions/runBoxesLength.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="function-runboxeslength" tabindex="-1">Function: runBoxesLength() <a class="header-anchor" href="#function-runboxeslength" aria-label="Permalink to &quot;Function: runBoxesLength()&quot;">​</a></h1><blockquote><p><strong>runBoxesLength</strong>(<code>vertexCount</code>): <code>number</code></p></blockquote><p>Numbers needed for a polygon: minX, minY, maxX, maxY of the whole, then of each run [m].</p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><h3 id="vertexcount" tabindex="-1">vertexCount <a class="header-anchor" href="#vertexcount" aria-label="Permalink to &quot;vertexCount&quot;">​</a></h3><p><code>number</code></p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><code>number</code></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/planar/functions/runBoxesLength.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const runBoxesLength = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  runBoxesLength as default
};

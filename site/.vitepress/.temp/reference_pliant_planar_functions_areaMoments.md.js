import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Function: areaMoments()","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/planar/functions/areaMoments.md","filePath":"reference/pliant/planar/functions/areaMoments.md"}');
const _sfc_main = { name: "reference/pliant/planar/functions/areaMoments.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="function-areamoments" tabindex="-1">Function: areaMoments() <a class="header-anchor" href="#function-areamoments" aria-label="Permalink to &quot;Function: areaMoments()&quot;">​</a></h1><blockquote><p><strong>areaMoments</strong>(<code>polygon</code>): <a href="./../interfaces/AreaMoments"><code>AreaMoments</code></a></p></blockquote><p>Area, centroid and polar second moment, by Green&#39;s theorem over the edges.</p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><h3 id="polygon" tabindex="-1">polygon <a class="header-anchor" href="#polygon" aria-label="Permalink to &quot;polygon&quot;">​</a></h3><p><code>Outline</code></p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><a href="./../interfaces/AreaMoments"><code>AreaMoments</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/planar/functions/areaMoments.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const areaMoments = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  areaMoments as default
};

import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Function: measureBounds()","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/planar/functions/measureBounds.md","filePath":"reference/pliant/planar/functions/measureBounds.md"}');
const _sfc_main = { name: "reference/pliant/planar/functions/measureBounds.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="function-measurebounds" tabindex="-1">Function: measureBounds() <a class="header-anchor" href="#function-measurebounds" aria-label="Permalink to &quot;Function: measureBounds()&quot;">​</a></h1><blockquote><p><strong>measureBounds</strong>(<code>first</code>, <code>end</code>): <a href="./../interfaces/BoundReport"><code>BoundReport</code></a></p></blockquote><p>Compares image-based with exact answers for the random pairs <code>first … end</code>.</p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><h3 id="first" tabindex="-1">first <a class="header-anchor" href="#first" aria-label="Permalink to &quot;first&quot;">​</a></h3><p><code>number</code></p><h3 id="end" tabindex="-1">end <a class="header-anchor" href="#end" aria-label="Permalink to &quot;end&quot;">​</a></h3><p><code>number</code></p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><a href="./../interfaces/BoundReport"><code>BoundReport</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/planar/functions/measureBounds.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const measureBounds = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  measureBounds as default
};

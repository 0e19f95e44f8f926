import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Function: rasterise()","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/planar/functions/rasterise.md","filePath":"reference/pliant/planar/functions/rasterise.md"}');
const _sfc_main = { name: "reference/pliant/planar/functions/rasterise.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="function-rasterise" tabindex="-1">Function: rasterise() <a class="header-anchor" href="#function-rasterise" aria-label="Permalink to &quot;Function: rasterise()&quot;">​</a></h1><blockquote><p><strong>rasterise</strong>(<code>picture</code>, <code>scale?</code>): <a href="./../interfaces/Image"><code>Image</code></a></p></blockquote><p>A picture as pixels, <code>scale</code> of the image for one of the picture.</p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><h3 id="picture" tabindex="-1">picture <a class="header-anchor" href="#picture" aria-label="Permalink to &quot;picture&quot;">​</a></h3><p><a href="./../interfaces/Picture"><code>Picture</code></a></p><h3 id="scale" tabindex="-1">scale? <a class="header-anchor" href="#scale" aria-label="Permalink to &quot;scale?&quot;">​</a></h3><p><code>number</code> = <code>2</code></p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><a href="./../interfaces/Image"><code>Image</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/planar/functions/rasterise.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const rasterise = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  rasterise as default
};

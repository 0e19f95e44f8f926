import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Function: pictureSvg()","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/planar/functions/pictureSvg.md","filePath":"reference/pliant/planar/functions/pictureSvg.md"}');
const _sfc_main = { name: "reference/pliant/planar/functions/pictureSvg.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="function-picturesvg" tabindex="-1">Function: pictureSvg() <a class="header-anchor" href="#function-picturesvg" aria-label="Permalink to &quot;Function: pictureSvg()&quot;">​</a></h1><blockquote><p><strong>pictureSvg</strong>(<code>picture</code>): <code>string</code></p></blockquote><p>A picture as SVG.</p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><h3 id="picture" tabindex="-1">picture <a class="header-anchor" href="#picture" aria-label="Permalink to &quot;picture&quot;">​</a></h3><p><a href="./../interfaces/Picture"><code>Picture</code></a></p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><code>string</code></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/planar/functions/pictureSvg.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const pictureSvg = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  pictureSvg as default
};

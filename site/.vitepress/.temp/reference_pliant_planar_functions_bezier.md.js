import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Function: bezier()","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/planar/functions/bezier.md","filePath":"reference/pliant/planar/functions/bezier.md"}');
const _sfc_main = { name: "reference/pliant/planar/functions/bezier.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="function-bezier" tabindex="-1">Function: bezier() <a class="header-anchor" href="#function-bezier" aria-label="Permalink to &quot;Function: bezier()&quot;">​</a></h1><blockquote><p><strong>bezier</strong>(<code>control</code>, <code>deviation</code>): <code>number</code>[]</p></blockquote><p>A quadratic or cubic Bézier curve from its 3 or 4 control points, flat <code>x, y</code>; both ends included.</p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><h3 id="control" tabindex="-1">control <a class="header-anchor" href="#control" aria-label="Permalink to &quot;control&quot;">​</a></h3><p>readonly <code>number</code>[]</p><h3 id="deviation" tabindex="-1">deviation <a class="header-anchor" href="#deviation" aria-label="Permalink to &quot;deviation&quot;">​</a></h3><p><code>number</code></p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><code>number</code>[]</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/planar/functions/bezier.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const bezier = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  bezier as default
};

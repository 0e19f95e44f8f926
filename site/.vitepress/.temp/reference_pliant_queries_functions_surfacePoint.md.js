import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Function: surfacePoint()","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/queries/functions/surfacePoint.md","filePath":"reference/pliant/queries/functions/surfacePoint.md"}');
const _sfc_main = { name: "reference/pliant/queries/functions/surfacePoint.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="function-surfacepoint" tabindex="-1">Function: surfacePoint() <a class="header-anchor" href="#function-surfacepoint" aria-label="Permalink to &quot;Function: surfacePoint()&quot;">​</a></h1><blockquote><p><strong>surfacePoint</strong>(): <a href="./../interfaces/SurfacePoint"><code>SurfacePoint</code></a></p></blockquote><p>An empty answer, for queries to write into.</p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><a href="./../interfaces/SurfacePoint"><code>SurfacePoint</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/queries/functions/surfacePoint.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const surfacePoint = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  surfacePoint as default
};

import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Function: shapeImpact()","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/queries/functions/shapeImpact.md","filePath":"reference/pliant/queries/functions/shapeImpact.md"}');
const _sfc_main = { name: "reference/pliant/queries/functions/shapeImpact.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="function-shapeimpact" tabindex="-1">Function: shapeImpact() <a class="header-anchor" href="#function-shapeimpact" aria-label="Permalink to &quot;Function: shapeImpact()&quot;">​</a></h1><blockquote><p><strong>shapeImpact</strong>(): <a href="./../interfaces/ShapeImpact"><code>ShapeImpact</code></a></p></blockquote><p>An empty answer, for queries to write into.</p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><a href="./../interfaces/ShapeImpact"><code>ShapeImpact</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/queries/functions/shapeImpact.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const shapeImpact = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  shapeImpact as default
};

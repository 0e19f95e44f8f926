import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Function: inCircleSign()","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/queries/functions/inCircleSign.md","filePath":"reference/pliant/queries/functions/inCircleSign.md"}');
const _sfc_main = { name: "reference/pliant/queries/functions/inCircleSign.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="function-incirclesign" tabindex="-1">Function: inCircleSign() <a class="header-anchor" href="#function-incirclesign" aria-label="Permalink to &quot;Function: inCircleSign()&quot;">​</a></h1><blockquote><p><strong>inCircleSign</strong>(<code>p</code>): <code>number</code></p></blockquote><p>Positive when the fourth point is inside the circle of three counter-clockwise ones.</p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><h3 id="p" tabindex="-1">p <a class="header-anchor" href="#p" aria-label="Permalink to &quot;p&quot;">​</a></h3><p><code>ArrayLike</code>&lt;<code>number</code>&gt;</p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><code>number</code></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/queries/functions/inCircleSign.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const inCircleSign = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  inCircleSign as default
};

import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Function: inside()","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/planar/functions/inside.md","filePath":"reference/pliant/planar/functions/inside.md"}');
const _sfc_main = { name: "reference/pliant/planar/functions/inside.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="function-inside" tabindex="-1">Function: inside() <a class="header-anchor" href="#function-inside" aria-label="Permalink to &quot;Function: inside()&quot;">​</a></h1><blockquote><p><strong>inside</strong>(<code>polygon</code>, <code>x</code>, <code>y</code>): <code>number</code></p></blockquote><p>+1 inside the region, -1 outside, 0 on its boundary. Looks at every edge.</p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><h3 id="polygon" tabindex="-1">polygon <a class="header-anchor" href="#polygon" aria-label="Permalink to &quot;polygon&quot;">​</a></h3><p><code>Outline</code></p><h3 id="x" tabindex="-1">x <a class="header-anchor" href="#x" aria-label="Permalink to &quot;x&quot;">​</a></h3><p><code>number</code></p><h3 id="y" tabindex="-1">y <a class="header-anchor" href="#y" aria-label="Permalink to &quot;y&quot;">​</a></h3><p><code>number</code></p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><code>number</code></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/planar/functions/inside.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const inside = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  inside as default
};

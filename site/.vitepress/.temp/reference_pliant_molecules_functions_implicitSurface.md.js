import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Function: implicitSurface()","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/molecules/functions/implicitSurface.md","filePath":"reference/pliant/molecules/functions/implicitSurface.md"}');
const _sfc_main = { name: "reference/pliant/molecules/functions/implicitSurface.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="function-implicitsurface" tabindex="-1">Function: implicitSurface() <a class="header-anchor" href="#function-implicitsurface" aria-label="Permalink to &quot;Function: implicitSurface()&quot;">​</a></h1><blockquote><p><strong>implicitSurface</strong>(<code>positions</code>, <code>radii</code>, <code>options?</code>): <a href="./../interfaces/IsoSurface"><code>IsoSurface</code></a></p></blockquote><p>The surface around molecules, once. Keep an <code>ImplicitSurface</code> to generate it again and again.</p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><h3 id="positions" tabindex="-1">positions <a class="header-anchor" href="#positions" aria-label="Permalink to &quot;positions&quot;">​</a></h3><p><code>Float64Array</code></p><h3 id="radii" tabindex="-1">radii <a class="header-anchor" href="#radii" aria-label="Permalink to &quot;radii&quot;">​</a></h3><p><code>Float64Array</code></p><h3 id="options" tabindex="-1">options? <a class="header-anchor" href="#options" aria-label="Permalink to &quot;options?&quot;">​</a></h3><p><a href="./../interfaces/ImplicitOptions"><code>ImplicitOptions</code></a></p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><a href="./../interfaces/IsoSurface"><code>IsoSurface</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/molecules/functions/implicitSurface.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const implicitSurface = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  implicitSurface as default
};

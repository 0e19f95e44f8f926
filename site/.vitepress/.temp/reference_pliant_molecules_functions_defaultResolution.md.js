import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Function: defaultResolution()","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/molecules/functions/defaultResolution.md","filePath":"reference/pliant/molecules/functions/defaultResolution.md"}');
const _sfc_main = { name: "reference/pliant/molecules/functions/defaultResolution.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="function-defaultresolution" tabindex="-1">Function: defaultResolution() <a class="header-anchor" href="#function-defaultresolution" aria-label="Permalink to &quot;Function: defaultResolution()&quot;">​</a></h1><blockquote><p><strong>defaultResolution</strong>(<code>radii</code>): <code>number</code></p></blockquote><p>Equation 3.1 [m], from the sum of the spheres&#39; volumes [m³].</p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><h3 id="radii" tabindex="-1">radii <a class="header-anchor" href="#radii" aria-label="Permalink to &quot;radii&quot;">​</a></h3><p><code>Float64Array</code></p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><code>number</code></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/molecules/functions/defaultResolution.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const defaultResolution = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  defaultResolution as default
};

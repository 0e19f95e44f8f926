import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Function: colourOf()","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/planar/functions/colourOf.md","filePath":"reference/pliant/planar/functions/colourOf.md"}');
const _sfc_main = { name: "reference/pliant/planar/functions/colourOf.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="function-colourof" tabindex="-1">Function: colourOf() <a class="header-anchor" href="#function-colourof" aria-label="Permalink to &quot;Function: colourOf()&quot;">​</a></h1><blockquote><p><strong>colourOf</strong>(<code>value</code>, <code>__namedParameters</code>): <code>Colour</code></p></blockquote><p>The colour of a value in a picture of a field.</p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><h3 id="value" tabindex="-1">value <a class="header-anchor" href="#value" aria-label="Permalink to &quot;value&quot;">​</a></h3><p><code>number</code></p><h3 id="namedparameters" tabindex="-1">__namedParameters <a class="header-anchor" href="#namedparameters" aria-label="Permalink to &quot;\\_\\_namedParameters&quot;">​</a></h3><p><a href="./../interfaces/Bands"><code>Bands</code></a></p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><code>Colour</code></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/planar/functions/colourOf.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const colourOf = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  colourOf as default
};

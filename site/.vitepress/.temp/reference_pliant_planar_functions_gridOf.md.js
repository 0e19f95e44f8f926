import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Function: gridOf()","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/planar/functions/gridOf.md","filePath":"reference/pliant/planar/functions/gridOf.md"}');
const _sfc_main = { name: "reference/pliant/planar/functions/gridOf.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="function-gridof" tabindex="-1">Function: gridOf() <a class="header-anchor" href="#function-gridof" aria-label="Permalink to &quot;Function: gridOf()&quot;">​</a></h1><blockquote><p><strong>gridOf</strong>(<code>polygon</code>, <code>options</code>): <a href="./../classes/Grid"><code>Grid</code></a></p></blockquote><p>The grid that a field of these options has.</p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><h3 id="polygon" tabindex="-1">polygon <a class="header-anchor" href="#polygon" aria-label="Permalink to &quot;polygon&quot;">​</a></h3><p><a href="./../classes/Polygon"><code>Polygon</code></a></p><h3 id="options" tabindex="-1">options <a class="header-anchor" href="#options" aria-label="Permalink to &quot;options&quot;">​</a></h3><p><a href="./../interfaces/FieldOptions"><code>FieldOptions</code></a></p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><a href="./../classes/Grid"><code>Grid</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/planar/functions/gridOf.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const gridOf = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  gridOf as default
};

import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Function: moleculeMass()","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/molecules/functions/moleculeMass.md","filePath":"reference/pliant/molecules/functions/moleculeMass.md"}');
const _sfc_main = { name: "reference/pliant/molecules/functions/moleculeMass.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="function-moleculemass" tabindex="-1">Function: moleculeMass() <a class="header-anchor" href="#function-moleculemass" aria-label="Permalink to &quot;Function: moleculeMass()&quot;">​</a></h1><blockquote><p><strong>moleculeMass</strong>(<code>density</code>, <code>radius</code>): <code>number</code></p></blockquote><p>Mass [kg] of a molecule of the given density [kg/m³] and radius [m]. Overlaps with neighbours count for both.</p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><h3 id="density" tabindex="-1">density <a class="header-anchor" href="#density" aria-label="Permalink to &quot;density&quot;">​</a></h3><p><code>number</code></p><h3 id="radius" tabindex="-1">radius <a class="header-anchor" href="#radius" aria-label="Permalink to &quot;radius&quot;">​</a></h3><p><code>number</code></p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><code>number</code></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/molecules/functions/moleculeMass.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const moleculeMass = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  moleculeMass as default
};

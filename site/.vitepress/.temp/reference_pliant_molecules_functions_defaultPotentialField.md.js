import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Function: defaultPotentialField()","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/molecules/functions/defaultPotentialField.md","filePath":"reference/pliant/molecules/functions/defaultPotentialField.md"}');
const _sfc_main = { name: "reference/pliant/molecules/functions/defaultPotentialField.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="function-defaultpotentialfield" tabindex="-1">Function: defaultPotentialField() <a class="header-anchor" href="#function-defaultpotentialfield" aria-label="Permalink to &quot;Function: defaultPotentialField()&quot;">​</a></h1><blockquote><p><strong>defaultPotentialField</strong>(<code>radius</code>): <code>number</code></p></blockquote><p>Equation 3.2 [1/m].</p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><h3 id="radius" tabindex="-1">radius <a class="header-anchor" href="#radius" aria-label="Permalink to &quot;radius&quot;">​</a></h3><p><code>number</code></p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><code>number</code></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/molecules/functions/defaultPotentialField.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const defaultPotentialField = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  defaultPotentialField as default
};

import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Function: connectMolecules()","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/molecules/functions/connectMolecules.md","filePath":"reference/pliant/molecules/functions/connectMolecules.md"}');
const _sfc_main = { name: "reference/pliant/molecules/functions/connectMolecules.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="function-connectmolecules" tabindex="-1">Function: connectMolecules() <a class="header-anchor" href="#function-connectmolecules" aria-label="Permalink to &quot;Function: connectMolecules()&quot;">​</a></h1><blockquote><p><strong>connectMolecules</strong>(<code>restPositions</code>, <code>radii</code>): <code>Connections</code></p></blockquote><p>The connections of molecules at rest, in linear time. Molecules with the same centre have no direction and get none.</p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><h3 id="restpositions" tabindex="-1">restPositions <a class="header-anchor" href="#restpositions" aria-label="Permalink to &quot;restPositions&quot;">​</a></h3><p><code>Float64Array</code></p><h3 id="radii" tabindex="-1">radii <a class="header-anchor" href="#radii" aria-label="Permalink to &quot;radii&quot;">​</a></h3><p><code>Float64Array</code></p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><code>Connections</code></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/molecules/functions/connectMolecules.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const connectMolecules = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  connectMolecules as default
};

import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Function: randomWorld()","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/planar/functions/randomWorld.md","filePath":"reference/pliant/planar/functions/randomWorld.md"}');
const _sfc_main = { name: "reference/pliant/planar/functions/randomWorld.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="function-randomworld" tabindex="-1">Function: randomWorld() <a class="header-anchor" href="#function-randomworld" aria-label="Permalink to &quot;Function: randomWorld()&quot;">​</a></h1><blockquote><p><strong>randomWorld</strong>(<code>seed</code>, <code>response</code>): <a href="./../interfaces/RandomWorld"><code>RandomWorld</code></a></p></blockquote><p>A world of random outlines from a seed.</p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><h3 id="seed" tabindex="-1">seed <a class="header-anchor" href="#seed" aria-label="Permalink to &quot;seed&quot;">​</a></h3><p><code>number</code></p><h3 id="response" tabindex="-1">response <a class="header-anchor" href="#response" aria-label="Permalink to &quot;response&quot;">​</a></h3><p><a href="./../type-aliases/PlanarResponse"><code>PlanarResponse</code></a> | <code>undefined</code></p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><a href="./../interfaces/RandomWorld"><code>RandomWorld</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/planar/functions/randomWorld.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const randomWorld = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  randomWorld as default
};

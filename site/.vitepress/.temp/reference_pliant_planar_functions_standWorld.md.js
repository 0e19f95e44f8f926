import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Function: standWorld()","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/planar/functions/standWorld.md","filePath":"reference/pliant/planar/functions/standWorld.md"}');
const _sfc_main = { name: "reference/pliant/planar/functions/standWorld.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="function-standworld" tabindex="-1">Function: standWorld() <a class="header-anchor" href="#function-standworld" aria-label="Permalink to &quot;Function: standWorld()&quot;">​</a></h1><blockquote><p><strong>standWorld</strong>(<code>scene</code>, <code>options?</code>): <a href="./../classes/PlanarWorld"><code>PlanarWorld</code></a></p></blockquote><p>A world of the scene.</p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><h3 id="scene" tabindex="-1">scene <a class="header-anchor" href="#scene" aria-label="Permalink to &quot;scene&quot;">​</a></h3><p><a href="./../interfaces/StandScene"><code>StandScene</code></a></p><h3 id="options" tabindex="-1">options? <a class="header-anchor" href="#options" aria-label="Permalink to &quot;options?&quot;">​</a></h3><p><a href="./../interfaces/PlanarWorldOptions"><code>PlanarWorldOptions</code></a> = <code>{}</code></p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><a href="./../classes/PlanarWorld"><code>PlanarWorld</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/planar/functions/standWorld.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const standWorld = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  standWorld as default
};

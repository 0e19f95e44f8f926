import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Function: WorldBodies()","description":"","frontmatter":{},"headers":[],"relativePath":"reference/@pliant/react/functions/WorldBodies.md","filePath":"reference/@pliant/react/functions/WorldBodies.md"}');
const _sfc_main = { name: "reference/@pliant/react/functions/WorldBodies.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="function-worldbodies" tabindex="-1">Function: WorldBodies() <a class="header-anchor" href="#function-worldbodies" aria-label="Permalink to &quot;Function: WorldBodies()&quot;">​</a></h1><blockquote><p><strong>WorldBodies</strong>(<code>options</code>): <code>Element</code></p></blockquote><p>Draws all bodies of a world that was made elsewhere, such as from a scene. The options are read once.</p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><h3 id="options" tabindex="-1">options <a class="header-anchor" href="#options" aria-label="Permalink to &quot;options&quot;">​</a></h3><p><code>WorldObjectsOptions</code></p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><code>Element</code></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/@pliant/react/functions/WorldBodies.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const WorldBodies = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  WorldBodies as default
};

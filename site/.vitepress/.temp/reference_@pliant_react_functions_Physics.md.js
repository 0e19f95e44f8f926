import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Function: Physics()","description":"","frontmatter":{},"headers":[],"relativePath":"reference/@pliant/react/functions/Physics.md","filePath":"reference/@pliant/react/functions/Physics.md"}');
const _sfc_main = { name: "reference/@pliant/react/functions/Physics.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="function-physics" tabindex="-1">Function: Physics() <a class="header-anchor" href="#function-physics" aria-label="Permalink to &quot;Function: Physics()&quot;">​</a></h1><blockquote><p><strong>Physics</strong>(<code>__namedParameters</code>): <code>Element</code></p></blockquote><p>A world, stepped in every frame. Needs no Suspense and no initialisation, and is the same under StrictMode.</p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><h3 id="namedparameters" tabindex="-1">__namedParameters <a class="header-anchor" href="#namedparameters" aria-label="Permalink to &quot;\\_\\_namedParameters&quot;">​</a></h3><p><a href="./../interfaces/PhysicsProps"><code>PhysicsProps</code></a></p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><code>Element</code></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/@pliant/react/functions/Physics.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const Physics = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  Physics as default
};

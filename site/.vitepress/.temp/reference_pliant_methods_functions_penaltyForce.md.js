import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Function: penaltyForce()","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/methods/functions/penaltyForce.md","filePath":"reference/pliant/methods/functions/penaltyForce.md"}');
const _sfc_main = { name: "reference/pliant/methods/functions/penaltyForce.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="function-penaltyforce" tabindex="-1">Function: penaltyForce() <a class="header-anchor" href="#function-penaltyforce" aria-label="Permalink to &quot;Function: penaltyForce()&quot;">​</a></h1><blockquote><p><strong>penaltyForce</strong>(<code>stiffness</code>, <code>damping</code>, <code>depth</code>, <code>approach</code>): <code>number</code></p></blockquote><p>Equation 3.6 with a damper: size of the force [N], never pulling. <code>approach</code> is the speed with which depth grows [m/s].</p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><h3 id="stiffness" tabindex="-1">stiffness <a class="header-anchor" href="#stiffness" aria-label="Permalink to &quot;stiffness&quot;">​</a></h3><p><code>number</code></p><h3 id="damping" tabindex="-1">damping <a class="header-anchor" href="#damping" aria-label="Permalink to &quot;damping&quot;">​</a></h3><p><code>number</code></p><h3 id="depth" tabindex="-1">depth <a class="header-anchor" href="#depth" aria-label="Permalink to &quot;depth&quot;">​</a></h3><p><code>number</code></p><h3 id="approach" tabindex="-1">approach <a class="header-anchor" href="#approach" aria-label="Permalink to &quot;approach&quot;">​</a></h3><p><code>number</code></p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><code>number</code></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/methods/functions/penaltyForce.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const penaltyForce = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  penaltyForce as default
};

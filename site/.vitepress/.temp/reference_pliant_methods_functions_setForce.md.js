import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Function: setForce()","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/methods/functions/setForce.md","filePath":"reference/pliant/methods/functions/setForce.md"}');
const _sfc_main = { name: "reference/pliant/methods/functions/setForce.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="function-setforce" tabindex="-1">Function: setForce() <a class="header-anchor" href="#function-setforce" aria-label="Permalink to &quot;Function: setForce()&quot;">​</a></h1><blockquote><p><strong>setForce</strong>(<code>__namedParameters</code>, <code>vertex</code>, <code>x</code>, <code>y</code>, <code>z</code>): <code>void</code></p></blockquote><p>Sets the force from outside on one vertex [N]; it acts until it is set again.</p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><h3 id="namedparameters" tabindex="-1">__namedParameters <a class="header-anchor" href="#namedparameters" aria-label="Permalink to &quot;\\_\\_namedParameters&quot;">​</a></h3><p><a href="./../interfaces/SoftMesh"><code>SoftMesh</code></a></p><h3 id="vertex" tabindex="-1">vertex <a class="header-anchor" href="#vertex" aria-label="Permalink to &quot;vertex&quot;">​</a></h3><p><code>number</code></p><h3 id="x" tabindex="-1">x <a class="header-anchor" href="#x" aria-label="Permalink to &quot;x&quot;">​</a></h3><p><code>number</code></p><h3 id="y" tabindex="-1">y <a class="header-anchor" href="#y" aria-label="Permalink to &quot;y&quot;">​</a></h3><p><code>number</code></p><h3 id="z" tabindex="-1">z <a class="header-anchor" href="#z" aria-label="Permalink to &quot;z&quot;">​</a></h3><p><code>number</code></p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><code>void</code></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/methods/functions/setForce.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const setForce = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  setForce as default
};

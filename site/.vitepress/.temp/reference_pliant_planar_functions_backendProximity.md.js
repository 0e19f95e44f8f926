import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Function: backendProximity()","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/planar/functions/backendProximity.md","filePath":"reference/pliant/planar/functions/backendProximity.md"}');
const _sfc_main = { name: "reference/pliant/planar/functions/backendProximity.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="function-backendproximity" tabindex="-1">Function: backendProximity() <a class="header-anchor" href="#function-backendproximity" aria-label="Permalink to &quot;Function: backendProximity()&quot;">​</a></h1><blockquote><p><strong>backendProximity</strong>(<code>a</code>, <code>b</code>, <code>__namedParameters</code>): <code>Promise</code>&lt;<a href="./../classes/FieldQueries"><code>FieldQueries</code></a>&gt;</p></blockquote><p>The six queries of a pair, from fields that a backend computes.</p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><h3 id="a" tabindex="-1">a <a class="header-anchor" href="#a" aria-label="Permalink to &quot;a&quot;">​</a></h3><p><a href="./../classes/Polygon"><code>Polygon</code></a></p><h3 id="b" tabindex="-1">b <a class="header-anchor" href="#b" aria-label="Permalink to &quot;b&quot;">​</a></h3><p><a href="./../classes/Polygon"><code>Polygon</code></a></p><h3 id="namedparameters" tabindex="-1">__namedParameters <a class="header-anchor" href="#namedparameters" aria-label="Permalink to &quot;\\_\\_namedParameters&quot;">​</a></h3><p><a href="./../interfaces/BackendProximityOptions"><code>BackendProximityOptions</code></a></p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><code>Promise</code>&lt;<a href="./../classes/FieldQueries"><code>FieldQueries</code></a>&gt;</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/planar/functions/backendProximity.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const backendProximity = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  backendProximity as default
};

import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Function: bandsOf()","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/planar/functions/bandsOf.md","filePath":"reference/pliant/planar/functions/bandsOf.md"}');
const _sfc_main = { name: "reference/pliant/planar/functions/bandsOf.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="function-bandsof" tabindex="-1">Function: bandsOf() <a class="header-anchor" href="#function-bandsof" aria-label="Permalink to &quot;Function: bandsOf()&quot;">​</a></h1><blockquote><p><strong>bandsOf</strong>(<code>lowest</code>, <code>highest</code>): <a href="./../interfaces/Bands"><code>Bands</code></a></p></blockquote><p>Ten to twenty round levels for distances from <code>lowest</code> (negative inside) to <code>highest</code> [m].</p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><h3 id="lowest" tabindex="-1">lowest <a class="header-anchor" href="#lowest" aria-label="Permalink to &quot;lowest&quot;">​</a></h3><p><code>number</code></p><h3 id="highest" tabindex="-1">highest <a class="header-anchor" href="#highest" aria-label="Permalink to &quot;highest&quot;">​</a></h3><p><code>number</code></p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><a href="./../interfaces/Bands"><code>Bands</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/planar/functions/bandsOf.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const bandsOf = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  bandsOf as default
};

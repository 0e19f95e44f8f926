import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Function: autoBackend()","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/planar/gpu/functions/autoBackend.md","filePath":"reference/pliant/planar/gpu/functions/autoBackend.md"}');
const _sfc_main = { name: "reference/pliant/planar/gpu/functions/autoBackend.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="function-autobackend" tabindex="-1">Function: autoBackend() <a class="header-anchor" href="#function-autobackend" aria-label="Permalink to &quot;Function: autoBackend()&quot;">​</a></h1><blockquote><p><strong>autoBackend</strong>(<code>offer?</code>): <code>Promise</code>&lt;<a href="./../interfaces/BackendChoice"><code>BackendChoice</code></a>&gt;</p></blockquote><p>Never fails: the CPU is always there.</p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><h3 id="offer" tabindex="-1">offer? <a class="header-anchor" href="#offer" aria-label="Permalink to &quot;offer?&quot;">​</a></h3><p><a href="./../interfaces/BackendOffer"><code>BackendOffer</code></a> = <code>{}</code></p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><code>Promise</code>&lt;<a href="./../interfaces/BackendChoice"><code>BackendChoice</code></a>&gt;</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/planar/gpu/functions/autoBackend.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const autoBackend = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  autoBackend as default
};

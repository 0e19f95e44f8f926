import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Function: colorOf()","description":"","frontmatter":{},"headers":[],"relativePath":"reference/@pliant/three/functions/colorOf.md","filePath":"reference/@pliant/three/functions/colorOf.md"}');
const _sfc_main = { name: "reference/@pliant/three/functions/colorOf.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="function-colorof" tabindex="-1">Function: colorOf() <a class="header-anchor" href="#function-colorof" aria-label="Permalink to &quot;Function: colorOf()&quot;">​</a></h1><blockquote><p><strong>colorOf</strong>(<code>look</code>): <code>Color</code></p></blockquote><p>The colour of a body: its own, or the palette&#39;s.</p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><h3 id="look" tabindex="-1">look <a class="header-anchor" href="#look" aria-label="Permalink to &quot;look&quot;">​</a></h3><p><code>Pick</code>&lt;<a href="./../interfaces/BodyLook"><code>BodyLook</code></a>, <code>&quot;row&quot;</code> | <code>&quot;kind&quot;</code> | <code>&quot;color&quot;</code>&gt;</p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><code>Color</code></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/@pliant/three/functions/colorOf.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const colorOf = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  colorOf as default
};

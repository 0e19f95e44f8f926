import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Function: looksOf()","description":"","frontmatter":{},"headers":[],"relativePath":"reference/@pliant/three/functions/looksOf.md","filePath":"reference/@pliant/three/functions/looksOf.md"}');
const _sfc_main = { name: "reference/@pliant/three/functions/looksOf.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="function-looksof" tabindex="-1">Function: looksOf() <a class="header-anchor" href="#function-looksof" aria-label="Permalink to &quot;Function: looksOf()&quot;">​</a></h1><blockquote><p><strong>looksOf</strong>(<code>world</code>, <code>followed?</code>): <a href="./../interfaces/BodyLook"><code>BodyLook</code></a>[]</p></blockquote><p>What every body of a world looks like, in the order of their rows. Whoever follows surfaces already passes them.</p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><h3 id="world" tabindex="-1">world <a class="header-anchor" href="#world" aria-label="Permalink to &quot;world&quot;">​</a></h3><p><code>World</code></p><h3 id="followed" tabindex="-1">followed? <a class="header-anchor" href="#followed" aria-label="Permalink to &quot;followed?&quot;">​</a></h3><p><code>DebugSurfaces</code></p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><a href="./../interfaces/BodyLook"><code>BodyLook</code></a>[]</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/@pliant/three/functions/looksOf.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const looksOf = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  looksOf as default
};

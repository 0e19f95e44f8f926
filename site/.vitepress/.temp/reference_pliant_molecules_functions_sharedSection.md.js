import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Function: sharedSection()","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/molecules/functions/sharedSection.md","filePath":"reference/pliant/molecules/functions/sharedSection.md"}');
const _sfc_main = { name: "reference/pliant/molecules/functions/sharedSection.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="function-sharedsection" tabindex="-1">Function: sharedSection() <a class="header-anchor" href="#function-sharedsection" aria-label="Permalink to &quot;Function: sharedSection()&quot;">​</a></h1><blockquote><p><strong>sharedSection</strong>(<code>radiusA</code>, <code>radiusB</code>, <code>length</code>): <code>number</code></p></blockquote><p>Area [m²] of the disc in which two spheres at this distance meet; 0 when they don&#39;t.</p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><h3 id="radiusa" tabindex="-1">radiusA <a class="header-anchor" href="#radiusa" aria-label="Permalink to &quot;radiusA&quot;">​</a></h3><p><code>number</code></p><h3 id="radiusb" tabindex="-1">radiusB <a class="header-anchor" href="#radiusb" aria-label="Permalink to &quot;radiusB&quot;">​</a></h3><p><code>number</code></p><h3 id="length" tabindex="-1">length <a class="header-anchor" href="#length" aria-label="Permalink to &quot;length&quot;">​</a></h3><p><code>number</code></p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><code>number</code></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/molecules/functions/sharedSection.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const sharedSection = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  sharedSection as default
};

import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Function: oneWayPlatform()","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/controllers/functions/oneWayPlatform.md","filePath":"reference/pliant/controllers/functions/oneWayPlatform.md"}');
const _sfc_main = { name: "reference/pliant/controllers/functions/oneWayPlatform.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="function-onewayplatform" tabindex="-1">Function: oneWayPlatform() <a class="header-anchor" href="#function-onewayplatform" aria-label="Permalink to &quot;Function: oneWayPlatform()&quot;">​</a></h1><blockquote><p><strong>oneWayPlatform</strong>(<code>world</code>, <code>platform</code>, <code>options?</code>): () =&gt; <code>void</code></p></blockquote><p>Makes <code>platform</code> hold on one side only; the returned function ends that. A body is held or let through as it first meets the platform, and stays so until it has left; one that was let through is held again once there is a gap on the right side. A restored world needs this anew.</p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><h3 id="world" tabindex="-1">world <a class="header-anchor" href="#world" aria-label="Permalink to &quot;world&quot;">​</a></h3><p><a href="./../../classes/World"><code>World</code></a></p><h3 id="platform" tabindex="-1">platform <a class="header-anchor" href="#platform" aria-label="Permalink to &quot;platform&quot;">​</a></h3><p><a href="./../../classes/Body"><code>Body</code></a></p><h3 id="options" tabindex="-1">options? <a class="header-anchor" href="#options" aria-label="Permalink to &quot;options?&quot;">​</a></h3><p><a href="./../interfaces/OneWayOptions"><code>OneWayOptions</code></a> = <code>{}</code></p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p>() =&gt; <code>void</code></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/controllers/functions/oneWayPlatform.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const oneWayPlatform = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  oneWayPlatform as default
};

import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Function: arc()","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/planar/functions/arc.md","filePath":"reference/pliant/planar/functions/arc.md"}');
const _sfc_main = { name: "reference/pliant/planar/functions/arc.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="function-arc" tabindex="-1">Function: arc() <a class="header-anchor" href="#function-arc" aria-label="Permalink to &quot;Function: arc()&quot;">​</a></h1><blockquote><p><strong>arc</strong>(<code>centreX</code>, <code>centreY</code>, <code>radius</code>, <code>from</code>, <code>to</code>, <code>deviation</code>): <code>number</code>[]</p></blockquote><p>Points of an arc, both ends included, flat <code>x, y</code>.</p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><h3 id="centrex" tabindex="-1">centreX <a class="header-anchor" href="#centrex" aria-label="Permalink to &quot;centreX&quot;">​</a></h3><p><code>number</code></p><h3 id="centrey" tabindex="-1">centreY <a class="header-anchor" href="#centrey" aria-label="Permalink to &quot;centreY&quot;">​</a></h3><p><code>number</code></p><h3 id="radius" tabindex="-1">radius <a class="header-anchor" href="#radius" aria-label="Permalink to &quot;radius&quot;">​</a></h3><p><code>number</code></p><h3 id="from" tabindex="-1">from <a class="header-anchor" href="#from" aria-label="Permalink to &quot;from&quot;">​</a></h3><p><code>number</code></p><h3 id="to" tabindex="-1">to <a class="header-anchor" href="#to" aria-label="Permalink to &quot;to&quot;">​</a></h3><p><code>number</code></p><h3 id="deviation" tabindex="-1">deviation <a class="header-anchor" href="#deviation" aria-label="Permalink to &quot;deviation&quot;">​</a></h3><p><code>number</code></p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><code>number</code>[]</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/planar/functions/arc.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const arc = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  arc as default
};

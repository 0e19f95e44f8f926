import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Function: writePvd()","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/io/functions/writePvd.md","filePath":"reference/pliant/io/functions/writePvd.md"}');
const _sfc_main = { name: "reference/pliant/io/functions/writePvd.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="function-writepvd" tabindex="-1">Function: writePvd() <a class="header-anchor" href="#function-writepvd" aria-label="Permalink to &quot;Function: writePvd()&quot;">​</a></h1><blockquote><p><strong>writePvd</strong>(<code>entries</code>): <code>Uint8Array</code></p></blockquote><p>The file that lists the moments of a time series.</p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><h3 id="entries" tabindex="-1">entries <a class="header-anchor" href="#entries" aria-label="Permalink to &quot;entries&quot;">​</a></h3><p>readonly <a href="./../interfaces/PvdEntry"><code>PvdEntry</code></a>[]</p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><code>Uint8Array</code></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/io/functions/writePvd.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const writePvd = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  writePvd as default
};

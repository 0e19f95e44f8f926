import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Function: trajectoryJsonLines()","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/io/functions/trajectoryJsonLines.md","filePath":"reference/pliant/io/functions/trajectoryJsonLines.md"}');
const _sfc_main = { name: "reference/pliant/io/functions/trajectoryJsonLines.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="function-trajectoryjsonlines" tabindex="-1">Function: trajectoryJsonLines() <a class="header-anchor" href="#function-trajectoryjsonlines" aria-label="Permalink to &quot;Function: trajectoryJsonLines()&quot;">​</a></h1><blockquote><p><strong>trajectoryJsonLines</strong>(<code>sim</code>): <code>string</code></p></blockquote><p>One JSON object per line and body.</p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><h3 id="sim" tabindex="-1">sim <a class="header-anchor" href="#sim" aria-label="Permalink to &quot;sim&quot;">​</a></h3><p><code>Simulation</code></p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><code>string</code></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/io/functions/trajectoryJsonLines.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const trajectoryJsonLines = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  trajectoryJsonLines as default
};

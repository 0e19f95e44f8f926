import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Function: canonicalText()","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/jobs/functions/canonicalText.md","filePath":"reference/pliant/jobs/functions/canonicalText.md"}');
const _sfc_main = { name: "reference/pliant/jobs/functions/canonicalText.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="function-canonicaltext" tabindex="-1">Function: canonicalText() <a class="header-anchor" href="#function-canonicaltext" aria-label="Permalink to &quot;Function: canonicalText()&quot;">​</a></h1><blockquote><p><strong>canonicalText</strong>(<code>value</code>): <code>string</code></p></blockquote><p>One text for one content: keys sorted, so that equal data has equal hashes wherever it was written.</p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><h3 id="value" tabindex="-1">value <a class="header-anchor" href="#value" aria-label="Permalink to &quot;value&quot;">​</a></h3><p><code>unknown</code></p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><code>string</code></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/jobs/functions/canonicalText.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const canonicalText = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  canonicalText as default
};

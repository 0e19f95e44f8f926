import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Function: contactsByPair()","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/jobs/functions/contactsByPair.md","filePath":"reference/pliant/jobs/functions/contactsByPair.md"}');
const _sfc_main = { name: "reference/pliant/jobs/functions/contactsByPair.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="function-contactsbypair" tabindex="-1">Function: contactsByPair() <a class="header-anchor" href="#function-contactsbypair" aria-label="Permalink to &quot;Function: contactsByPair()&quot;">​</a></h1><blockquote><p><strong>contactsByPair</strong>(<code>world</code>): <code>Map</code>&lt;<code>string</code>, <a href="./../../interfaces/Contact"><code>Contact</code></a>[]&gt;</p></blockquote><p>The contacts of a world by their pairs, in the order of the contacts.</p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><h3 id="world" tabindex="-1">world <a class="header-anchor" href="#world" aria-label="Permalink to &quot;world&quot;">​</a></h3><p><a href="./../../classes/World"><code>World</code></a></p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><code>Map</code>&lt;<code>string</code>, <a href="./../../interfaces/Contact"><code>Contact</code></a>[]&gt;</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/jobs/functions/contactsByPair.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const contactsByPair = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  contactsByPair as default
};

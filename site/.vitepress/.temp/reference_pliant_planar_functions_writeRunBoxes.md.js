import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Function: writeRunBoxes()","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/planar/functions/writeRunBoxes.md","filePath":"reference/pliant/planar/functions/writeRunBoxes.md"}');
const _sfc_main = { name: "reference/pliant/planar/functions/writeRunBoxes.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="function-writerunboxes" tabindex="-1">Function: writeRunBoxes() <a class="header-anchor" href="#function-writerunboxes" aria-label="Permalink to &quot;Function: writeRunBoxes()&quot;">​</a></h1><blockquote><p><strong>writeRunBoxes</strong>(<code>out</code>, <code>polygon</code>): <code>void</code></p></blockquote><p>Writes the box of a polygon and those of its runs of edges.</p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><h3 id="out" tabindex="-1">out <a class="header-anchor" href="#out" aria-label="Permalink to &quot;out&quot;">​</a></h3><p><code>Float64Array</code></p><h3 id="polygon" tabindex="-1">polygon <a class="header-anchor" href="#polygon" aria-label="Permalink to &quot;polygon&quot;">​</a></h3><p><a href="./../classes/Polygon"><code>Polygon</code></a></p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><code>void</code></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/planar/functions/writeRunBoxes.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const writeRunBoxes = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  writeRunBoxes as default
};

import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Function: writeUrdf()","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/io/functions/writeUrdf.md","filePath":"reference/pliant/io/functions/writeUrdf.md"}');
const _sfc_main = { name: "reference/pliant/io/functions/writeUrdf.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="function-writeurdf" tabindex="-1">Function: writeUrdf() <a class="header-anchor" href="#function-writeurdf" aria-label="Permalink to &quot;Function: writeUrdf()&quot;">​</a></h1><blockquote><p><strong>writeUrdf</strong>(<code>scene</code>, <code>stem</code>): <a href="./../interfaces/WrittenScene"><code>WrittenScene</code></a></p></blockquote><p>Writes a robot; <code>stem</code> begins the names of mesh files.</p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><h3 id="scene" tabindex="-1">scene <a class="header-anchor" href="#scene" aria-label="Permalink to &quot;scene&quot;">​</a></h3><p><a href="./../../type-aliases/Scene"><code>Scene</code></a></p><h3 id="stem" tabindex="-1">stem <a class="header-anchor" href="#stem" aria-label="Permalink to &quot;stem&quot;">​</a></h3><p><code>string</code></p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><a href="./../interfaces/WrittenScene"><code>WrittenScene</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/io/functions/writeUrdf.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const writeUrdf = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  writeUrdf as default
};

import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Function: readUrdf()","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/io/functions/readUrdf.md","filePath":"reference/pliant/io/functions/readUrdf.md"}');
const _sfc_main = { name: "reference/pliant/io/functions/readUrdf.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="function-readurdf" tabindex="-1">Function: readUrdf() <a class="header-anchor" href="#function-readurdf" aria-label="Permalink to &quot;Function: readUrdf()&quot;">​</a></h1><blockquote><p><strong>readUrdf</strong>(<code>input</code>, <code>companions?</code>): <a href="./../interfaces/SceneImport"><code>SceneImport</code></a></p></blockquote><p>Reads a robot; <code>companions</code> gives the mesh files that it names. Throws a PliantError with line and column.</p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><h3 id="input" tabindex="-1">input <a class="header-anchor" href="#input" aria-label="Permalink to &quot;input&quot;">​</a></h3><p><code>string</code> | <code>Uint8Array</code>&lt;<code>ArrayBufferLike</code>&gt;</p><h3 id="companions" tabindex="-1">companions? <a class="header-anchor" href="#companions" aria-label="Permalink to &quot;companions?&quot;">​</a></h3><p><a href="./../type-aliases/CompanionFiles"><code>CompanionFiles</code></a> = <code>...</code></p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><a href="./../interfaces/SceneImport"><code>SceneImport</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/io/functions/readUrdf.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const readUrdf = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  readUrdf as default
};

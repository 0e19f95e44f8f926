import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Function: formatOfName()","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/io/functions/formatOfName.md","filePath":"reference/pliant/io/functions/formatOfName.md"}');
const _sfc_main = { name: "reference/pliant/io/functions/formatOfName.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="function-formatofname" tabindex="-1">Function: formatOfName() <a class="header-anchor" href="#function-formatofname" aria-label="Permalink to &quot;Function: formatOfName()&quot;">​</a></h1><blockquote><p><strong>formatOfName</strong>(<code>name</code>): <a href="./../interfaces/MeshFormatInfo"><code>MeshFormatInfo</code></a> | <code>undefined</code></p></blockquote><p>The format that a file&#39;s name stands for.</p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><h3 id="name" tabindex="-1">name <a class="header-anchor" href="#name" aria-label="Permalink to &quot;name&quot;">​</a></h3><p><code>string</code></p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><a href="./../interfaces/MeshFormatInfo"><code>MeshFormatInfo</code></a> | <code>undefined</code></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/io/functions/formatOfName.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const formatOfName = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  formatOfName as default
};

import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Function: detectFormat()","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/io/functions/detectFormat.md","filePath":"reference/pliant/io/functions/detectFormat.md"}');
const _sfc_main = { name: "reference/pliant/io/functions/detectFormat.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="function-detectformat" tabindex="-1">Function: detectFormat() <a class="header-anchor" href="#function-detectformat" aria-label="Permalink to &quot;Function: detectFormat()&quot;">​</a></h1><blockquote><p><strong>detectFormat</strong>(<code>name</code>, <code>bytes</code>): <a href="./../type-aliases/MeshFormat"><code>MeshFormat</code></a> | <code>undefined</code></p></blockquote><p>The format of a file, by its name and its first bytes; none when both say nothing.</p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><h3 id="name" tabindex="-1">name <a class="header-anchor" href="#name" aria-label="Permalink to &quot;name&quot;">​</a></h3><p><code>string</code></p><h3 id="bytes" tabindex="-1">bytes <a class="header-anchor" href="#bytes" aria-label="Permalink to &quot;bytes&quot;">​</a></h3><p><code>Uint8Array</code></p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><a href="./../type-aliases/MeshFormat"><code>MeshFormat</code></a> | <code>undefined</code></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/io/functions/detectFormat.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const detectFormat = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  detectFormat as default
};

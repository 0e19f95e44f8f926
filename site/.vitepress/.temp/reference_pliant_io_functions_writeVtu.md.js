import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Function: writeVtu()","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/io/functions/writeVtu.md","filePath":"reference/pliant/io/functions/writeVtu.md"}');
const _sfc_main = { name: "reference/pliant/io/functions/writeVtu.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="function-writevtu" tabindex="-1">Function: writeVtu() <a class="header-anchor" href="#function-writevtu" aria-label="Permalink to &quot;Function: writeVtu()&quot;">​</a></h1><blockquote><p><strong>writeVtu</strong>(<code>mesh</code>, <code>options?</code>): <code>Uint8Array</code></p></blockquote><p>A mesh with its fields as a VTU file.</p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><h3 id="mesh" tabindex="-1">mesh <a class="header-anchor" href="#mesh" aria-label="Permalink to &quot;mesh&quot;">​</a></h3><p><a href="./../interfaces/MeshData"><code>MeshData</code></a></p><h3 id="options" tabindex="-1">options? <a class="header-anchor" href="#options" aria-label="Permalink to &quot;options?&quot;">​</a></h3><p><a href="./../interfaces/VtuOptions"><code>VtuOptions</code></a> = <code>{}</code></p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><code>Uint8Array</code></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/io/functions/writeVtu.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const writeVtu = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  writeVtu as default
};

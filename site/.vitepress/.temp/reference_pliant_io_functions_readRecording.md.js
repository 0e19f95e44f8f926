import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Function: readRecording()","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/io/functions/readRecording.md","filePath":"reference/pliant/io/functions/readRecording.md"}');
const _sfc_main = { name: "reference/pliant/io/functions/readRecording.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="function-readrecording" tabindex="-1">Function: readRecording() <a class="header-anchor" href="#function-readrecording" aria-label="Permalink to &quot;Function: readRecording()&quot;">​</a></h1><blockquote><p><strong>readRecording</strong>(<code>bytes</code>): <a href="./../interfaces/Recording"><code>Recording</code></a></p></blockquote><p>Reads what a <code>Recorder</code> wrote.</p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><h3 id="bytes" tabindex="-1">bytes <a class="header-anchor" href="#bytes" aria-label="Permalink to &quot;bytes&quot;">​</a></h3><p><code>Uint8Array</code></p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><a href="./../interfaces/Recording"><code>Recording</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/io/functions/readRecording.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const readRecording = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  readRecording as default
};

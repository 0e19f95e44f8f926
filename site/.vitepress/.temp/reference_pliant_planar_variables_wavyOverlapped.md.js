import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Variable: wavyOverlapped","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/planar/variables/wavyOverlapped.md","filePath":"reference/pliant/planar/variables/wavyOverlapped.md"}');
const _sfc_main = { name: "reference/pliant/planar/variables/wavyOverlapped.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="variable-wavyoverlapped" tabindex="-1">Variable: wavyOverlapped <a class="header-anchor" href="#variable-wavyoverlapped" aria-label="Permalink to &quot;Variable: wavyOverlapped&quot;">​</a></h1><blockquote><p><code>const</code> <strong>wavyOverlapped</strong>: <a href="./../interfaces/Demo"><code>Demo</code></a></p></blockquote><p>Two wavy outlines that overlap.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/planar/variables/wavyOverlapped.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const wavyOverlapped = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  wavyOverlapped as default
};

import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Function: DebugView()","description":"","frontmatter":{},"headers":[],"relativePath":"reference/@pliant/react/functions/DebugView.md","filePath":"reference/@pliant/react/functions/DebugView.md"}');
const _sfc_main = { name: "reference/@pliant/react/functions/DebugView.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="function-debugview" tabindex="-1">Function: DebugView() <a class="header-anchor" href="#function-debugview" aria-label="Permalink to &quot;Function: DebugView()&quot;">​</a></h1><blockquote><p><strong>DebugView</strong>(): <code>Element</code></p></blockquote><p>Draws contacts as arrows and joints as lines.</p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><code>Element</code></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/@pliant/react/functions/DebugView.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const DebugView = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  DebugView as default
};

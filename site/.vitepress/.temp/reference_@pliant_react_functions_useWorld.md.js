import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Function: useWorld()","description":"","frontmatter":{},"headers":[],"relativePath":"reference/@pliant/react/functions/useWorld.md","filePath":"reference/@pliant/react/functions/useWorld.md"}');
const _sfc_main = { name: "reference/@pliant/react/functions/useWorld.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="function-useworld" tabindex="-1">Function: useWorld() <a class="header-anchor" href="#function-useworld" aria-label="Permalink to &quot;Function: useWorld()&quot;">​</a></h1><blockquote><p><strong>useWorld</strong>(): <code>World</code></p></blockquote><p>The world of the <code>&lt;Physics&gt;</code> around this component.</p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><code>World</code></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/@pliant/react/functions/useWorld.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const useWorld = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  useWorld as default
};

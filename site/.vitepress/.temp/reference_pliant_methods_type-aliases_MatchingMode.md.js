import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Type Alias: MatchingMode","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/methods/type-aliases/MatchingMode.md","filePath":"reference/pliant/methods/type-aliases/MatchingMode.md"}');
const _sfc_main = { name: "reference/pliant/methods/type-aliases/MatchingMode.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="type-alias-matchingmode" tabindex="-1">Type Alias: MatchingMode <a class="header-anchor" href="#type-alias-matchingmode" aria-label="Permalink to &quot;Type Alias: MatchingMode&quot;">​</a></h1><blockquote><p><strong>MatchingMode</strong> = <code>&quot;rigid&quot;</code> | <code>&quot;linear&quot;</code> | <code>&quot;quadratic&quot;</code></p></blockquote><p>What a body of shape matching returns to: its rest shape turned, sheared and stretched, or bent.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/methods/type-aliases/MatchingMode.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const MatchingMode = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  MatchingMode as default
};

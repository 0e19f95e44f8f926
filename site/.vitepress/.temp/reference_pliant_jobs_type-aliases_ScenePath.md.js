import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Type Alias: ScenePath","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/jobs/type-aliases/ScenePath.md","filePath":"reference/pliant/jobs/type-aliases/ScenePath.md"}');
const _sfc_main = { name: "reference/pliant/jobs/type-aliases/ScenePath.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="type-alias-scenepath" tabindex="-1">Type Alias: ScenePath <a class="header-anchor" href="#type-alias-scenepath" aria-label="Permalink to &quot;Type Alias: ScenePath&quot;">​</a></h1><blockquote><p><strong>ScenePath</strong> = readonly (<code>string</code> | <code>number</code>)[]</p></blockquote><p>Where a value stands in a scene: keys and indices from the top.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/jobs/type-aliases/ScenePath.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const ScenePath = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  ScenePath as default
};

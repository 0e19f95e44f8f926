import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Type Alias: Scene","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/type-aliases/Scene.md","filePath":"reference/pliant/type-aliases/Scene.md"}');
const _sfc_main = { name: "reference/pliant/type-aliases/Scene.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="type-alias-scene" tabindex="-1">Type Alias: Scene <a class="header-anchor" href="#type-alias-scene" aria-label="Permalink to &quot;Type Alias: Scene&quot;">​</a></h1><blockquote><p><strong>Scene</strong> = <code>Infer</code>&lt;<em>typeof</em> <code>sceneFormat</code>&gt;</p></blockquote><p>A checked scene: every default filled in, repeats and materials still as written. See <code>expandScene</code>.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/type-aliases/Scene.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const Scene = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  Scene as default
};

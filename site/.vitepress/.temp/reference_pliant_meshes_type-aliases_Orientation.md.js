import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Type Alias: Orientation","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/meshes/type-aliases/Orientation.md","filePath":"reference/pliant/meshes/type-aliases/Orientation.md"}');
const _sfc_main = { name: "reference/pliant/meshes/type-aliases/Orientation.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="type-alias-orientation" tabindex="-1">Type Alias: Orientation <a class="header-anchor" href="#type-alias-orientation" aria-label="Permalink to &quot;Type Alias: Orientation&quot;">​</a></h1><blockquote><p><strong>Orientation</strong> = <code>&quot;outward&quot;</code> | <code>&quot;inward&quot;</code> | <code>&quot;mixed&quot;</code> | <code>&quot;open&quot;</code></p></blockquote><p>Which way the faces of a closed surface look; <code>mixed</code> when neighbours disagree, <code>open</code> when there are holes.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/meshes/type-aliases/Orientation.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const Orientation = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  Orientation as default
};

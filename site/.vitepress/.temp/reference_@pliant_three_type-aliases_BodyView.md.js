import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Type Alias: BodyView","description":"","frontmatter":{},"headers":[],"relativePath":"reference/@pliant/three/type-aliases/BodyView.md","filePath":"reference/@pliant/three/type-aliases/BodyView.md"}');
const _sfc_main = { name: "reference/@pliant/three/type-aliases/BodyView.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="type-alias-bodyview" tabindex="-1">Type Alias: BodyView <a class="header-anchor" href="#type-alias-bodyview" aria-label="Permalink to &quot;Type Alias: BodyView&quot;">​</a></h1><blockquote><p><strong>BodyView</strong> = <em>typeof</em> <a href="./../variables/BODY_VIEWS"><code>BODY_VIEWS</code></a>[<code>number</code>]</p></blockquote><p>How bodies are drawn.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/@pliant/three/type-aliases/BodyView.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const BodyView = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  BodyView as default
};

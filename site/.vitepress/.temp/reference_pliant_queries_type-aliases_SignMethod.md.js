import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Type Alias: SignMethod","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/queries/type-aliases/SignMethod.md","filePath":"reference/pliant/queries/type-aliases/SignMethod.md"}');
const _sfc_main = { name: "reference/pliant/queries/type-aliases/SignMethod.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="type-alias-signmethod" tabindex="-1">Type Alias: SignMethod <a class="header-anchor" href="#type-alias-signmethod" aria-label="Permalink to &quot;Type Alias: SignMethod&quot;">​</a></h1><blockquote><p><strong>SignMethod</strong> = <code>&quot;auto&quot;</code> | <code>&quot;pseudonormal&quot;</code> | <code>&quot;winding&quot;</code></p></blockquote><p>How inside is told from outside: by normals at the closest feature, or by the winding number.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/queries/type-aliases/SignMethod.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const SignMethod = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  SignMethod as default
};

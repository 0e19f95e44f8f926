import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Type Alias: Quantity","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/jobs/type-aliases/Quantity.md","filePath":"reference/pliant/jobs/type-aliases/Quantity.md"}');
const _sfc_main = { name: "reference/pliant/jobs/type-aliases/Quantity.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="type-alias-quantity" tabindex="-1">Type Alias: Quantity <a class="header-anchor" href="#type-alias-quantity" aria-label="Permalink to &quot;Type Alias: Quantity&quot;">​</a></h1><blockquote><p><strong>Quantity</strong> = keyof <em>typeof</em> <a href="./../variables/QUANTITIES"><code>QUANTITIES</code></a></p></blockquote><p>The name of a quantity that can be an output.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/jobs/type-aliases/Quantity.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const Quantity = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  Quantity as default
};

import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Type Alias: Take","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/jobs/type-aliases/Take.md","filePath":"reference/pliant/jobs/type-aliases/Take.md"}');
const _sfc_main = { name: "reference/pliant/jobs/type-aliases/Take.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="type-alias-take" tabindex="-1">Type Alias: Take <a class="header-anchor" href="#type-alias-take" aria-label="Permalink to &quot;Type Alias: Take&quot;">​</a></h1><blockquote><p><strong>Take</strong> = <em>typeof</em> <a href="./../variables/TAKES"><code>TAKES</code></a>[<code>number</code>]</p></blockquote><p>What is taken of a quantity over time.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/jobs/type-aliases/Take.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const Take = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  Take as default
};

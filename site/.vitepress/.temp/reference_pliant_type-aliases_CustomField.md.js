import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Type Alias: CustomField","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/type-aliases/CustomField.md","filePath":"reference/pliant/type-aliases/CustomField.md"}');
const _sfc_main = { name: "reference/pliant/type-aliases/CustomField.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="type-alias-customfield" tabindex="-1">Type Alias: CustomField <a class="header-anchor" href="#type-alias-customfield" aria-label="Permalink to &quot;Type Alias: CustomField&quot;">​</a></h1><blockquote><p><strong>CustomField</strong> = (<code>force</code>, <code>o</code>, <code>body</code>, <code>time</code>) =&gt; <code>void</code></p></blockquote><p>A field of the user&#39;s own: adds a force [N] to <code>force[o..o+2]</code> for the body whose state stands at the same offset.</p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><h3 id="force" tabindex="-1">force <a class="header-anchor" href="#force" aria-label="Permalink to &quot;force&quot;">​</a></h3><p><code>Float64Array</code></p><h3 id="o" tabindex="-1">o <a class="header-anchor" href="#o" aria-label="Permalink to &quot;o&quot;">​</a></h3><p><code>number</code></p><h3 id="body" tabindex="-1">body <a class="header-anchor" href="#body" aria-label="Permalink to &quot;body&quot;">​</a></h3><p><a href="./../interfaces/FieldBody"><code>FieldBody</code></a></p><h3 id="time" tabindex="-1">time <a class="header-anchor" href="#time" aria-label="Permalink to &quot;time&quot;">​</a></h3><p><code>number</code></p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><code>void</code></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/type-aliases/CustomField.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const CustomField = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  CustomField as default
};

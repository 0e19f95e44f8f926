import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Type Alias: RingInput","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/planar/type-aliases/RingInput.md","filePath":"reference/pliant/planar/type-aliases/RingInput.md"}');
const _sfc_main = { name: "reference/pliant/planar/type-aliases/RingInput.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="type-alias-ringinput" tabindex="-1">Type Alias: RingInput <a class="header-anchor" href="#type-alias-ringinput" aria-label="Permalink to &quot;Type Alias: RingInput&quot;">​</a></h1><blockquote><p><strong>RingInput</strong> = <code>ArrayLike</code>&lt;<code>number</code>&gt; | <code>ReadonlyArray</code>&lt;readonly [<code>number</code>, <code>number</code>]&gt;</p></blockquote><p>One ring: <code>[x, y]</code> pairs or flat <code>x, y, x, y, …</code> [m], without a closing point.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/planar/type-aliases/RingInput.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const RingInput = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  RingInput as default
};

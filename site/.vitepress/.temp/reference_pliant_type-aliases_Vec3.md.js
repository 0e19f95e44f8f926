import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Type Alias: Vec3","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/type-aliases/Vec3.md","filePath":"reference/pliant/type-aliases/Vec3.md"}');
const _sfc_main = { name: "reference/pliant/type-aliases/Vec3.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="type-alias-vec3" tabindex="-1">Type Alias: Vec3 <a class="header-anchor" href="#type-alias-vec3" aria-label="Permalink to &quot;Type Alias: Vec3&quot;">​</a></h1><blockquote><p><strong>Vec3</strong> = [<code>number</code>, <code>number</code>, <code>number</code>]</p></blockquote><p>Three numbers x, y, z.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/type-aliases/Vec3.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const Vec3 = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  Vec3 as default
};

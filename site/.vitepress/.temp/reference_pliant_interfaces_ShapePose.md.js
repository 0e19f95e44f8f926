import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: ShapePose","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/interfaces/ShapePose.md","filePath":"reference/pliant/interfaces/ShapePose.md"}');
const _sfc_main = { name: "reference/pliant/interfaces/ShapePose.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-shapepose" tabindex="-1">Interface: ShapePose <a class="header-anchor" href="#interface-shapepose" aria-label="Permalink to &quot;Interface: ShapePose&quot;">​</a></h1><p>Where a shape stands.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="orientation" tabindex="-1">orientation? <a class="header-anchor" href="#orientation" aria-label="Permalink to &quot;orientation?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>orientation?</strong>: <a href="./../type-aliases/Vector"><code>Vector</code></a></p></blockquote><p>Unit quaternion; not turned unless told.</p><hr><h3 id="position" tabindex="-1">position? <a class="header-anchor" href="#position" aria-label="Permalink to &quot;position?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>position?</strong>: <a href="./../type-aliases/Vector"><code>Vector</code></a></p></blockquote><p>[m]; the origin unless told.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/interfaces/ShapePose.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const ShapePose = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  ShapePose as default
};

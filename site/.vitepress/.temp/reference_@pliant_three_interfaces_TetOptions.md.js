import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: TetOptions","description":"","frontmatter":{},"headers":[],"relativePath":"reference/@pliant/three/interfaces/TetOptions.md","filePath":"reference/@pliant/three/interfaces/TetOptions.md"}');
const _sfc_main = { name: "reference/@pliant/three/interfaces/TetOptions.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-tetoptions" tabindex="-1">Interface: TetOptions <a class="header-anchor" href="#interface-tetoptions" aria-label="Permalink to &quot;Interface: TetOptions&quot;">​</a></h1><p>How tetrahedra are drawn.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="apart" tabindex="-1">apart? <a class="header-anchor" href="#apart" aria-label="Permalink to &quot;apart?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>apart?</strong>: <code>number</code></p></blockquote><p>How far tetrahedra are moved from the middle of their body: 0 stay, 1 twice as far.</p><hr><h3 id="cut" tabindex="-1">cut? <a class="header-anchor" href="#cut" aria-label="Permalink to &quot;cut?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>cut?</strong>: <code>Plane</code></p></blockquote><p>Tetrahedra in front of this plane are left out.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/@pliant/three/interfaces/TetOptions.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const TetOptions = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  TetOptions as default
};

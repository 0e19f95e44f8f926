import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: BoxOptions","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/meshes/interfaces/BoxOptions.md","filePath":"reference/pliant/meshes/interfaces/BoxOptions.md"}');
const _sfc_main = { name: "reference/pliant/meshes/interfaces/BoxOptions.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-boxoptions" tabindex="-1">Interface: BoxOptions <a class="header-anchor" href="#interface-boxoptions" aria-label="Permalink to &quot;Interface: BoxOptions&quot;">​</a></h1><p>How a box is made.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="cells" tabindex="-1">cells? <a class="header-anchor" href="#cells" aria-label="Permalink to &quot;cells?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>cells?</strong>: readonly [<code>number</code>, <code>number</code>, <code>number</code>]</p></blockquote><p>Cells along x, y and z. Default: one each.</p><hr><h3 id="size" tabindex="-1">size <a class="header-anchor" href="#size" aria-label="Permalink to &quot;size&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>size</strong>: readonly [<code>number</code>, <code>number</code>, <code>number</code>]</p></blockquote><p>Full lengths along x, y and z [m].</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/meshes/interfaces/BoxOptions.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const BoxOptions = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  BoxOptions as default
};

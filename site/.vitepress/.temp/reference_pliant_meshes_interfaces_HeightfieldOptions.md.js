import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: HeightfieldOptions","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/meshes/interfaces/HeightfieldOptions.md","filePath":"reference/pliant/meshes/interfaces/HeightfieldOptions.md"}');
const _sfc_main = { name: "reference/pliant/meshes/interfaces/HeightfieldOptions.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-heightfieldoptions" tabindex="-1">Interface: HeightfieldOptions <a class="header-anchor" href="#interface-heightfieldoptions" aria-label="Permalink to &quot;Interface: HeightfieldOptions&quot;">​</a></h1><p>How a field of heights is made.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="columns" tabindex="-1">columns <a class="header-anchor" href="#columns" aria-label="Permalink to &quot;columns&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>columns</strong>: <code>number</code></p></blockquote><p>Heights per row, at least 2. The number of rows follows.</p><hr><h3 id="heights" tabindex="-1">heights <a class="header-anchor" href="#heights" aria-label="Permalink to &quot;heights&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>heights</strong>: <code>ArrayLike</code>&lt;<code>number</code>&gt;</p></blockquote><p>Heights along y, row by row: x runs fastest, then z [m].</p><hr><h3 id="size" tabindex="-1">size <a class="header-anchor" href="#size" aria-label="Permalink to &quot;size&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>size</strong>: readonly [<code>number</code>, <code>number</code>]</p></blockquote><p>Lengths along x and z [m]; the field is centred at the origin.</p><hr><h3 id="thickness" tabindex="-1">thickness? <a class="header-anchor" href="#thickness" aria-label="Permalink to &quot;thickness?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>thickness?</strong>: <code>number</code></p></blockquote><p>From the lowest point to the flat underside [m]. Default: a tenth of the shorter side.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/meshes/interfaces/HeightfieldOptions.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const HeightfieldOptions = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  HeightfieldOptions as default
};

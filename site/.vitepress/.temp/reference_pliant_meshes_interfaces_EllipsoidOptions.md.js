import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: EllipsoidOptions","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/meshes/interfaces/EllipsoidOptions.md","filePath":"reference/pliant/meshes/interfaces/EllipsoidOptions.md"}');
const _sfc_main = { name: "reference/pliant/meshes/interfaces/EllipsoidOptions.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-ellipsoidoptions" tabindex="-1">Interface: EllipsoidOptions <a class="header-anchor" href="#interface-ellipsoidoptions" aria-label="Permalink to &quot;Interface: EllipsoidOptions&quot;">​</a></h1><p>How an ellipsoid is made.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="edge" tabindex="-1">edge? <a class="header-anchor" href="#edge" aria-label="Permalink to &quot;edge?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>edge?</strong>: <code>number</code></p></blockquote><p>Longest edge [m]. Default: a quarter of the longest half axis.</p><hr><h3 id="radii" tabindex="-1">radii <a class="header-anchor" href="#radii" aria-label="Permalink to &quot;radii&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>radii</strong>: readonly [<code>number</code>, <code>number</code>, <code>number</code>]</p></blockquote><p>Half axes along x, y and z [m].</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/meshes/interfaces/EllipsoidOptions.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const EllipsoidOptions = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  EllipsoidOptions as default
};

import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Function: compileSolid()","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/queries/functions/compileSolid.md","filePath":"reference/pliant/queries/functions/compileSolid.md"}');
const _sfc_main = { name: "reference/pliant/queries/functions/compileSolid.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="function-compilesolid" tabindex="-1">Function: compileSolid() <a class="header-anchor" href="#function-compilesolid" aria-label="Permalink to &quot;Function: compileSolid()&quot;">​</a></h1><blockquote><p><strong>compileSolid</strong>(<code>shape</code>, <code>centred?</code>): <a href="./../interfaces/Solid"><code>Solid</code></a></p></blockquote><p>The solid of a shape. <code>centred</code> moves the origin of hulls, meshes and combined shapes to their centre of mass, as bodies that forces move need it; other shapes have it there anyway.</p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><h3 id="shape" tabindex="-1">shape <a class="header-anchor" href="#shape" aria-label="Permalink to &quot;shape&quot;">​</a></h3><p><code>ShapeDefinition</code></p><h3 id="centred" tabindex="-1">centred? <a class="header-anchor" href="#centred" aria-label="Permalink to &quot;centred?&quot;">​</a></h3><p><code>boolean</code> = <code>false</code></p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><a href="./../interfaces/Solid"><code>Solid</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/queries/functions/compileSolid.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const compileSolid = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  compileSolid as default
};

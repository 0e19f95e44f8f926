import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Function: marchingCubes()","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/molecules/functions/marchingCubes.md","filePath":"reference/pliant/molecules/functions/marchingCubes.md"}');
const _sfc_main = { name: "reference/pliant/molecules/functions/marchingCubes.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="function-marchingcubes" tabindex="-1">Function: marchingCubes() <a class="header-anchor" href="#function-marchingcubes" aria-label="Permalink to &quot;Function: marchingCubes()&quot;">​</a></h1><blockquote><p><strong>marchingCubes</strong>(<code>field</code>, <code>level</code>): <a href="./../interfaces/IsoSurface"><code>IsoSurface</code></a></p></blockquote><p>Triangles where the field equals <code>level</code>; the inside is where it is larger. The surface is closed unless it reaches the border of the grid, where it ends.</p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><h3 id="field" tabindex="-1">field <a class="header-anchor" href="#field" aria-label="Permalink to &quot;field&quot;">​</a></h3><p><a href="./../interfaces/SampledField"><code>SampledField</code></a></p><h3 id="level" tabindex="-1">level <a class="header-anchor" href="#level" aria-label="Permalink to &quot;level&quot;">​</a></h3><p><code>number</code></p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><a href="./../interfaces/IsoSurface"><code>IsoSurface</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/molecules/functions/marchingCubes.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const marchingCubes = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  marchingCubes as default
};

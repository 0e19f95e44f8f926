import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Class: ImplicitSurface","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/molecules/classes/ImplicitSurface.md","filePath":"reference/pliant/molecules/classes/ImplicitSurface.md"}');
const _sfc_main = { name: "reference/pliant/molecules/classes/ImplicitSurface.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="class-implicitsurface" tabindex="-1">Class: ImplicitSurface <a class="header-anchor" href="#class-implicitsurface" aria-label="Permalink to &quot;Class: ImplicitSurface&quot;">​</a></h1><p>The surface around molecules: where their potentials add up to a level.</p><h2 id="constructors" tabindex="-1">Constructors <a class="header-anchor" href="#constructors" aria-label="Permalink to &quot;Constructors&quot;">​</a></h2><h3 id="constructor" tabindex="-1">Constructor <a class="header-anchor" href="#constructor" aria-label="Permalink to &quot;Constructor&quot;">​</a></h3><blockquote><p><strong>new ImplicitSurface</strong>(<code>options?</code>): <code>ImplicitSurface</code></p></blockquote><h4 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h4><h5 id="options" tabindex="-1">options? <a class="header-anchor" href="#options" aria-label="Permalink to &quot;options?&quot;">​</a></h5><p><a href="./../interfaces/ImplicitOptions"><code>ImplicitOptions</code></a> = <code>{}</code></p><h4 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h4><p><code>ImplicitSurface</code></p><h2 id="methods" tabindex="-1">Methods <a class="header-anchor" href="#methods" aria-label="Permalink to &quot;Methods&quot;">​</a></h2><h3 id="generate" tabindex="-1">generate() <a class="header-anchor" href="#generate" aria-label="Permalink to &quot;generate()&quot;">​</a></h3><blockquote><p><strong>generate</strong>(<code>positions</code>, <code>radii</code>): <a href="./../interfaces/IsoSurface"><code>IsoSurface</code></a></p></blockquote><p>Triangles around molecules at these places [m] with these radii [m]; the arrays are new.</p><h4 id="parameters-1" tabindex="-1">Parameters <a class="header-anchor" href="#parameters-1" aria-label="Permalink to &quot;Parameters&quot;">​</a></h4><h5 id="positions" tabindex="-1">positions <a class="header-anchor" href="#positions" aria-label="Permalink to &quot;positions&quot;">​</a></h5><p><code>Float64Array</code></p><h5 id="radii" tabindex="-1">radii <a class="header-anchor" href="#radii" aria-label="Permalink to &quot;radii&quot;">​</a></h5><p><code>Float64Array</code></p><h4 id="returns-1" tabindex="-1">Returns <a class="header-anchor" href="#returns-1" aria-label="Permalink to &quot;Returns&quot;">​</a></h4><p><a href="./../interfaces/IsoSurface"><code>IsoSurface</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/molecules/classes/ImplicitSurface.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const ImplicitSurface = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  ImplicitSurface as default
};

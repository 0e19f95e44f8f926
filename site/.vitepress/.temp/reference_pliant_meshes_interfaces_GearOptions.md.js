import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: GearOptions","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/meshes/interfaces/GearOptions.md","filePath":"reference/pliant/meshes/interfaces/GearOptions.md"}');
const _sfc_main = { name: "reference/pliant/meshes/interfaces/GearOptions.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-gearoptions" tabindex="-1">Interface: GearOptions <a class="header-anchor" href="#interface-gearoptions" aria-label="Permalink to &quot;Interface: GearOptions&quot;">​</a></h1><p>How a gear is made.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="bore" tabindex="-1">bore? <a class="header-anchor" href="#bore" aria-label="Permalink to &quot;bore?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>bore?</strong>: <code>number</code></p></blockquote><p>Radius of the hole [m]. Default: a third of the radius.</p><hr><h3 id="edge" tabindex="-1">edge? <a class="header-anchor" href="#edge" aria-label="Permalink to &quot;edge?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>edge?</strong>: <code>number</code></p></blockquote><p>Length of edges, about [m]. Default: half a tooth along the pitch circle.</p><hr><h3 id="radius" tabindex="-1">radius <a class="header-anchor" href="#radius" aria-label="Permalink to &quot;radius&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>radius</strong>: <code>number</code></p></blockquote><p>Of the circle halfway up the teeth [m].</p><hr><h3 id="teeth" tabindex="-1">teeth <a class="header-anchor" href="#teeth" aria-label="Permalink to &quot;teeth&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>teeth</strong>: <code>number</code></p></blockquote><p>Number of teeth.</p><hr><h3 id="thickness" tabindex="-1">thickness <a class="header-anchor" href="#thickness" aria-label="Permalink to &quot;thickness&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>thickness</strong>: <code>number</code></p></blockquote><p>Along y [m].</p><hr><h3 id="toothheight" tabindex="-1">toothHeight? <a class="header-anchor" href="#toothheight" aria-label="Permalink to &quot;toothHeight?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>toothHeight?</strong>: <code>number</code></p></blockquote><p>From root to tip [m]. Default: 4.5 radius / teeth, which is 2.25 modules.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/meshes/interfaces/GearOptions.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const GearOptions = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  GearOptions as default
};

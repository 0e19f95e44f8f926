import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: DrawnSurface","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/drawing/interfaces/DrawnSurface.md","filePath":"reference/pliant/drawing/interfaces/DrawnSurface.md"}');
const _sfc_main = { name: "reference/pliant/drawing/interfaces/DrawnSurface.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-drawnsurface" tabindex="-1">Interface: DrawnSurface <a class="header-anchor" href="#interface-drawnsurface" aria-label="Permalink to &quot;Interface: DrawnSurface&quot;">​</a></h1><p>The surface of one deformable body among all of them.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="count" tabindex="-1">count <a class="header-anchor" href="#count" aria-label="Permalink to &quot;count&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>count</strong>: <code>number</code></p></blockquote><p>Vertices it has now.</p><hr><h3 id="first" tabindex="-1">first <a class="header-anchor" href="#first" aria-label="Permalink to &quot;first&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>first</strong>: <code>number</code></p></blockquote><p>Its first vertex in <code>positions</code>, how many it has, and for how many there is room.</p><hr><h3 id="room" tabindex="-1">room <a class="header-anchor" href="#room" aria-label="Permalink to &quot;room&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>room</strong>: <code>number</code></p></blockquote><p>Vertices it has room for.</p><hr><h3 id="row" tabindex="-1">row <a class="header-anchor" href="#row" aria-label="Permalink to &quot;row&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>row</strong>: <code>number</code></p></blockquote><p>Row of the body.</p><hr><h3 id="triangles" tabindex="-1">triangles <a class="header-anchor" href="#triangles" aria-label="Permalink to &quot;triangles&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>triangles</strong>: <code>Uint32Array</code></p></blockquote><p>Three numbers per triangle, counted from the surface&#39;s own first vertex; counter-clockwise from outside.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/drawing/interfaces/DrawnSurface.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const DrawnSurface = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  DrawnSurface as default
};

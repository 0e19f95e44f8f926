import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: TriangleSoup","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/queries/interfaces/TriangleSoup.md","filePath":"reference/pliant/queries/interfaces/TriangleSoup.md"}');
const _sfc_main = { name: "reference/pliant/queries/interfaces/TriangleSoup.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-trianglesoup" tabindex="-1">Interface: TriangleSoup <a class="header-anchor" href="#interface-trianglesoup" aria-label="Permalink to &quot;Interface: TriangleSoup&quot;">​</a></h1><p>Triangles that were collected one by one.</p><h2 id="extends" tabindex="-1">Extends <a class="header-anchor" href="#extends" aria-label="Permalink to &quot;Extends&quot;">​</a></h2><ul><li><a href="./TriangleSource"><code>TriangleSource</code></a></li></ul><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="ids" tabindex="-1">ids <a class="header-anchor" href="#ids" aria-label="Permalink to &quot;ids&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>ids</strong>: <code>Float64Array</code></p></blockquote><p>The caller&#39;s id of each triangle.</p><hr><h3 id="positions" tabindex="-1">positions <a class="header-anchor" href="#positions" aria-label="Permalink to &quot;positions&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>positions</strong>: <code>Float64Array</code></p></blockquote><p>Coordinates x0, y0, z0, x1, … [m].</p><h4 id="inherited-from" tabindex="-1">Inherited from <a class="header-anchor" href="#inherited-from" aria-label="Permalink to &quot;Inherited from&quot;">​</a></h4><p><a href="./TriangleSource"><code>TriangleSource</code></a>.<a href="./TriangleSource#positions"><code>positions</code></a></p><hr><h3 id="triangles" tabindex="-1">triangles <a class="header-anchor" href="#triangles" aria-label="Permalink to &quot;triangles&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>triangles</strong>: <code>Uint32Array</code></p></blockquote><p>Vertex numbers, three per triangle, counter-clockwise seen from outside.</p><h4 id="inherited-from-1" tabindex="-1">Inherited from <a class="header-anchor" href="#inherited-from-1" aria-label="Permalink to &quot;Inherited from&quot;">​</a></h4><p><a href="./TriangleSource"><code>TriangleSource</code></a>.<a href="./TriangleSource#triangles"><code>triangles</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/queries/interfaces/TriangleSoup.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const TriangleSoup = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  TriangleSoup as default
};

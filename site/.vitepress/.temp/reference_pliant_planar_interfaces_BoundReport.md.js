import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: BoundReport","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/planar/interfaces/BoundReport.md","filePath":"reference/pliant/planar/interfaces/BoundReport.md"}');
const _sfc_main = { name: "reference/pliant/planar/interfaces/BoundReport.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-boundreport" tabindex="-1">Interface: BoundReport <a class="header-anchor" href="#interface-boundreport" aria-label="Permalink to &quot;Interface: BoundReport&quot;">​</a></h1><p>How far image-based answers were from exact ones.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="area" tabindex="-1">area <a class="header-anchor" href="#area" aria-label="Permalink to &quot;area&quot;">​</a></h3><blockquote><p><strong>area</strong>: <code>number</code></p></blockquote><p>Common area, over its own bound.</p><hr><h3 id="boundarydistance" tabindex="-1">boundaryDistance <a class="header-anchor" href="#boundarydistance" aria-label="Permalink to &quot;boundaryDistance&quot;">​</a></h3><blockquote><p><strong>boundaryDistance</strong>: <code>number</code></p></blockquote><p>Distance between boundaries, over d.</p><hr><h3 id="contact" tabindex="-1">contact <a class="header-anchor" href="#contact" aria-label="Permalink to &quot;contact&quot;">​</a></h3><blockquote><p><strong>contact</strong>: <code>number</code></p></blockquote><p>Distance of contacts from the other boundary beyond the threshold, over d.</p><hr><h3 id="depth" tabindex="-1">depth <a class="header-anchor" href="#depth" aria-label="Permalink to &quot;depth&quot;">​</a></h3><blockquote><p><strong>depth</strong>: <code>number</code></p></blockquote><p>Interpolated depth of penetrating vertices, over d.</p><hr><h3 id="distance" tabindex="-1">distance <a class="header-anchor" href="#distance" aria-label="Permalink to &quot;distance&quot;">​</a></h3><blockquote><p><strong>distance</strong>: <code>number</code></p></blockquote><p>Distance between regions, over d.</p><hr><h3 id="invented" tabindex="-1">invented <a class="header-anchor" href="#invented" aria-label="Permalink to &quot;invented&quot;">​</a></h3><blockquote><p><strong>invented</strong>: <code>number</code></p></blockquote><p>Pairs reported to collide that are more than 2d apart, and penetrating samples that lie outside.</p><hr><h3 id="missed" tabindex="-1">missed <a class="header-anchor" href="#missed" aria-label="Permalink to &quot;missed&quot;">​</a></h3><blockquote><p><strong>missed</strong>: <code>number</code></p></blockquote><p>Collisions missed, vertices at least d deep that were not reported, and exact contacts without a sample near.</p><hr><h3 id="pairs" tabindex="-1">pairs <a class="header-anchor" href="#pairs" aria-label="Permalink to &quot;pairs&quot;">​</a></h3><blockquote><p><strong>pairs</strong>: <code>number</code></p></blockquote><p>Pairs that were compared.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/planar/interfaces/BoundReport.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const BoundReport = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  BoundReport as default
};

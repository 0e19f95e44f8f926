import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: Separation","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/planar/interfaces/Separation.md","filePath":"reference/pliant/planar/interfaces/Separation.md"}');
const _sfc_main = { name: "reference/pliant/planar/interfaces/Separation.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-separation" tabindex="-1">Interface: Separation <a class="header-anchor" href="#interface-separation" aria-label="Permalink to &quot;Interface: Separation&quot;">​</a></h1><p>How far two polygons are apart.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="boundarydistance" tabindex="-1">boundaryDistance <a class="header-anchor" href="#boundarydistance" aria-label="Permalink to &quot;boundaryDistance&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>boundaryDistance</strong>: <code>number</code></p></blockquote><p>Distance between the boundaries [m]; positive also when one region lies inside the other.</p><hr><h3 id="direction" tabindex="-1">direction <a class="header-anchor" href="#direction" aria-label="Permalink to &quot;direction&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>direction</strong>: readonly [<code>number</code>, <code>number</code>]</p></blockquote><p>Unit, from b&#39;s point to a&#39;s; zero when the boundaries meet.</p><hr><h3 id="distance" tabindex="-1">distance <a class="header-anchor" href="#distance" aria-label="Permalink to &quot;distance&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>distance</strong>: <code>number</code></p></blockquote><p>Distance between the regions [m]; 0 when they have a point in common.</p><hr><h3 id="error" tabindex="-1">error <a class="header-anchor" href="#error" aria-label="Permalink to &quot;error&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>error</strong>: <code>number</code></p></blockquote><p>Bound on the error of both distances [m].</p><hr><h3 id="pointa" tabindex="-1">pointA <a class="header-anchor" href="#pointa" aria-label="Permalink to &quot;pointA&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>pointA</strong>: readonly [<code>number</code>, <code>number</code>]</p></blockquote><p>Closest points of the boundaries [m].</p><hr><h3 id="pointb" tabindex="-1">pointB <a class="header-anchor" href="#pointb" aria-label="Permalink to &quot;pointB&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>pointB</strong>: readonly [<code>number</code>, <code>number</code>]</p></blockquote><p>Closest point of the second boundary [m].</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/planar/interfaces/Separation.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const Separation = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  Separation as default
};

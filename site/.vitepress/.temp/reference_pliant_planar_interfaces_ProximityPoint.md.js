import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: ProximityPoint","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/planar/interfaces/ProximityPoint.md","filePath":"reference/pliant/planar/interfaces/ProximityPoint.md"}');
const _sfc_main = { name: "reference/pliant/planar/interfaces/ProximityPoint.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-proximitypoint" tabindex="-1">Interface: ProximityPoint <a class="header-anchor" href="#interface-proximitypoint" aria-label="Permalink to &quot;Interface: ProximityPoint&quot;">​</a></h1><p>One point of a boundary near another one, or inside the other region.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="distance" tabindex="-1">distance <a class="header-anchor" href="#distance" aria-label="Permalink to &quot;distance&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>distance</strong>: <code>number</code></p></blockquote><p>Signed distance to the other polygon [m]: negative inside it.</p><hr><h3 id="feature" tabindex="-1">feature <a class="header-anchor" href="#feature" aria-label="Permalink to &quot;feature&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>feature</strong>: <code>number</code></p></blockquote><p>The nearest feature of the other polygon: vertex <code>v</code>, or edge <code>e</code> as <code>vertexCount + e</code>.</p><hr><h3 id="normal" tabindex="-1">normal <a class="header-anchor" href="#normal" aria-label="Permalink to &quot;normal&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>normal</strong>: readonly [<code>number</code>, <code>number</code>]</p></blockquote><p>Unit. Penetrations: the way out. Contacts: from <code>b</code> to <code>a</code>.</p><hr><h3 id="of" tabindex="-1">of <a class="header-anchor" href="#of" aria-label="Permalink to &quot;of&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>of</strong>: <code>&quot;a&quot;</code> | <code>&quot;b&quot;</code></p></blockquote><p><code>a</code> or <code>b</code>: whose boundary the point is on.</p><hr><h3 id="point" tabindex="-1">point <a class="header-anchor" href="#point" aria-label="Permalink to &quot;point&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>point</strong>: readonly [<code>number</code>, <code>number</code>]</p></blockquote><p>[m]</p><hr><h3 id="vertex" tabindex="-1">vertex <a class="header-anchor" href="#vertex" aria-label="Permalink to &quot;vertex&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>vertex</strong>: <code>number</code></p></blockquote><p>Its vertex, or -1 for a sample or a crossing.</p><hr><h3 id="weight" tabindex="-1">weight <a class="header-anchor" href="#weight" aria-label="Permalink to &quot;weight&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>weight</strong>: <code>number</code></p></blockquote><p>Length of boundary that the point stands for [m]; 0 for vertices and other corners of a piece.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/planar/interfaces/ProximityPoint.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const ProximityPoint = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  ProximityPoint as default
};

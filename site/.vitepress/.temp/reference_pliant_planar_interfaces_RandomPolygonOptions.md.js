import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: RandomPolygonOptions","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/planar/interfaces/RandomPolygonOptions.md","filePath":"reference/pliant/planar/interfaces/RandomPolygonOptions.md"}');
const _sfc_main = { name: "reference/pliant/planar/interfaces/RandomPolygonOptions.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-randompolygonoptions" tabindex="-1">Interface: RandomPolygonOptions <a class="header-anchor" href="#interface-randompolygonoptions" aria-label="Permalink to &quot;Interface: RandomPolygonOptions&quot;">​</a></h1><p>How a random polygon is made.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="centre" tabindex="-1">centre? <a class="header-anchor" href="#centre" aria-label="Permalink to &quot;centre?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>centre?</strong>: readonly [<code>number</code>, <code>number</code>]</p></blockquote><p>Where its middle is [m].</p><hr><h3 id="hole" tabindex="-1">hole? <a class="header-anchor" href="#hole" aria-label="Permalink to &quot;hole?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>hole?</strong>: <code>boolean</code></p></blockquote><p>Whether it has a hole.</p><hr><h3 id="radius" tabindex="-1">radius? <a class="header-anchor" href="#radius" aria-label="Permalink to &quot;radius?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>radius?</strong>: <code>number</code></p></blockquote><p>Mean radius [m].</p><hr><h3 id="roughness" tabindex="-1">roughness? <a class="header-anchor" href="#roughness" aria-label="Permalink to &quot;roughness?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>roughness?</strong>: <code>number</code></p></blockquote><p>0: a circle, 0.9: spikes down to a tenth of the radius.</p><hr><h3 id="vertices" tabindex="-1">vertices <a class="header-anchor" href="#vertices" aria-label="Permalink to &quot;vertices&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>vertices</strong>: <code>number</code></p></blockquote><p>Number of its vertices.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/planar/interfaces/RandomPolygonOptions.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const RandomPolygonOptions = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  RandomPolygonOptions as default
};

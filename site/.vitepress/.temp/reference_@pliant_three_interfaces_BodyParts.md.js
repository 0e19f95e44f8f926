import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: BodyParts","description":"","frontmatter":{},"headers":[],"relativePath":"reference/@pliant/three/interfaces/BodyParts.md","filePath":"reference/@pliant/three/interfaces/BodyParts.md"}');
const _sfc_main = { name: "reference/@pliant/three/interfaces/BodyParts.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-bodyparts" tabindex="-1">Interface: BodyParts <a class="header-anchor" href="#interface-bodyparts" aria-label="Permalink to &quot;Interface: BodyParts&quot;">​</a></h1><p>What a deformable body is made of; its vertices or molecules stand among the frame&#39;s particles.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="count" tabindex="-1">count <a class="header-anchor" href="#count" aria-label="Permalink to &quot;count&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>count</strong>: <code>number</code></p></blockquote><p>Number of its particles.</p><hr><h3 id="edges" tabindex="-1">edges <a class="header-anchor" href="#edges" aria-label="Permalink to &quot;edges&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>edges</strong>: <code>Uint32Array</code></p></blockquote><p>Two per edge of a tetrahedron, or per connection of molecules.</p><hr><h3 id="first" tabindex="-1">first <a class="header-anchor" href="#first" aria-label="Permalink to &quot;first&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>first</strong>: <code>number</code></p></blockquote><p>Its first particle, and how many it has.</p><hr><h3 id="radii" tabindex="-1">radii <a class="header-anchor" href="#radii" aria-label="Permalink to &quot;radii&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>radii</strong>: <code>Float64Array</code></p></blockquote><p>Radius of each molecule [m]; for a body of tetrahedra one, to draw its vertices with.</p><hr><h3 id="tets" tabindex="-1">tets <a class="header-anchor" href="#tets" aria-label="Permalink to &quot;tets&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>tets</strong>: <code>Uint32Array</code></p></blockquote><p>Four vertices per tetrahedron, counted from the body&#39;s own first; none for molecules.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/@pliant/three/interfaces/BodyParts.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const BodyParts = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  BodyParts as default
};

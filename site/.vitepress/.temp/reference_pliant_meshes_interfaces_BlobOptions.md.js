import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: BlobOptions","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/meshes/interfaces/BlobOptions.md","filePath":"reference/pliant/meshes/interfaces/BlobOptions.md"}');
const _sfc_main = { name: "reference/pliant/meshes/interfaces/BlobOptions.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-bloboptions" tabindex="-1">Interface: BlobOptions <a class="header-anchor" href="#interface-bloboptions" aria-label="Permalink to &quot;Interface: BlobOptions&quot;">​</a></h1><p>How a bunch of metaballs is made.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="balls" tabindex="-1">balls? <a class="header-anchor" href="#balls" aria-label="Permalink to &quot;balls?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>balls?</strong>: <code>number</code></p></blockquote><p>Number of random balls. Default 6.</p><hr><h3 id="centres" tabindex="-1">centres? <a class="header-anchor" href="#centres" aria-label="Permalink to &quot;centres?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>centres?</strong>: <code>ArrayLike</code>&lt;<code>number</code>&gt;</p></blockquote><p>Three coordinates per ball [m]. Default: balls at random places that touch each other.</p><hr><h3 id="edge" tabindex="-1">edge? <a class="header-anchor" href="#edge" aria-label="Permalink to &quot;edge?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>edge?</strong>: <code>number</code></p></blockquote><p>Length of edges, about [m]. Default: a third of the radius.</p><hr><h3 id="radius" tabindex="-1">radius <a class="header-anchor" href="#radius" aria-label="Permalink to &quot;radius&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>radius</strong>: <code>number</code></p></blockquote><p>Radius of a ball on its own [m].</p><hr><h3 id="seed" tabindex="-1">seed? <a class="header-anchor" href="#seed" aria-label="Permalink to &quot;seed?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>seed?</strong>: <code>number</code></p></blockquote><p>Of the random places. Default 1.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/meshes/interfaces/BlobOptions.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const BlobOptions = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  BlobOptions as default
};

import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: TorusKnotOptions","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/meshes/interfaces/TorusKnotOptions.md","filePath":"reference/pliant/meshes/interfaces/TorusKnotOptions.md"}');
const _sfc_main = { name: "reference/pliant/meshes/interfaces/TorusKnotOptions.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-torusknotoptions" tabindex="-1">Interface: TorusKnotOptions <a class="header-anchor" href="#interface-torusknotoptions" aria-label="Permalink to &quot;Interface: TorusKnotOptions&quot;">​</a></h1><p>How a torus knot is made.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="along" tabindex="-1">along? <a class="header-anchor" href="#along" aria-label="Permalink to &quot;along?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>along?</strong>: <code>number</code></p></blockquote><p>Points along the knot and around the tube: the mesh has twice their product triangles. Default 400 and 15.</p><hr><h3 id="around" tabindex="-1">around? <a class="header-anchor" href="#around" aria-label="Permalink to &quot;around?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>around?</strong>: <code>number</code></p></blockquote><p>Segments around the tube.</p><hr><h3 id="p" tabindex="-1">p? <a class="header-anchor" href="#p" aria-label="Permalink to &quot;p?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>p?</strong>: <code>number</code></p></blockquote><p>Turns around the axis and through the hole, without a common divisor. Default 2 and 3.</p><hr><h3 id="q" tabindex="-1">q? <a class="header-anchor" href="#q" aria-label="Permalink to &quot;q?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>q?</strong>: <code>number</code></p></blockquote><p>Times that it goes through the hole.</p><hr><h3 id="radius" tabindex="-1">radius? <a class="header-anchor" href="#radius" aria-label="Permalink to &quot;radius?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>radius?</strong>: <code>number</code></p></blockquote><p>Of the torus that the knot lies on [m]. Default 1.</p><hr><h3 id="spread" tabindex="-1">spread? <a class="header-anchor" href="#spread" aria-label="Permalink to &quot;spread?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>spread?</strong>: <code>number</code></p></blockquote><p>How far the knot strays from that circle [m]. Default 0.4.</p><hr><h3 id="tube" tabindex="-1">tube? <a class="header-anchor" href="#tube" aria-label="Permalink to &quot;tube?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>tube?</strong>: <code>number</code></p></blockquote><p>Radius of the tube [m]. Default 0.15.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/meshes/interfaces/TorusKnotOptions.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const TorusKnotOptions = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  TorusKnotOptions as default
};

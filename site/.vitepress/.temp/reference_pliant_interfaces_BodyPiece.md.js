import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: BodyPiece","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/interfaces/BodyPiece.md","filePath":"reference/pliant/interfaces/BodyPiece.md"}');
const _sfc_main = { name: "reference/pliant/interfaces/BodyPiece.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-bodypiece" tabindex="-1">Interface: BodyPiece <a class="header-anchor" href="#interface-bodypiece" aria-label="Permalink to &quot;Interface: BodyPiece&quot;">​</a></h1><p>The piece of a deformable body that a question has met.</p><h2 id="extended-by" tabindex="-1">Extended by <a class="header-anchor" href="#extended-by" aria-label="Permalink to &quot;Extended by&quot;">​</a></h2><ul><li><a href="./PointProjection"><code>PointProjection</code></a></li><li><a href="./RayCastHit"><code>RayCastHit</code></a></li><li><a href="./ShapeCastHit"><code>ShapeCastHit</code></a></li></ul><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="face" tabindex="-1">face? <a class="header-anchor" href="#face" aria-label="Permalink to &quot;face?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>face?</strong>: <code>number</code></p></blockquote><p>Triangle of the surface, as <code>surface</code> of the body numbers them, or the boundary of its mesh; none for spheres of molecules.</p><hr><h3 id="vertex" tabindex="-1">vertex? <a class="header-anchor" href="#vertex" aria-label="Permalink to &quot;vertex?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>vertex?</strong>: <code>number</code></p></blockquote><p>Vertex or molecule next to the point, as <code>positions</code> of the body numbers them; none for bodies that keep their shape.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/interfaces/BodyPiece.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const BodyPiece = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  BodyPiece as default
};

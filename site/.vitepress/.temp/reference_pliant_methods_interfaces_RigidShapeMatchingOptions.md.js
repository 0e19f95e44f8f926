import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: RigidShapeMatchingOptions","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/methods/interfaces/RigidShapeMatchingOptions.md","filePath":"reference/pliant/methods/interfaces/RigidShapeMatchingOptions.md"}');
const _sfc_main = { name: "reference/pliant/methods/interfaces/RigidShapeMatchingOptions.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-rigidshapematchingoptions" tabindex="-1">Interface: RigidShapeMatchingOptions <a class="header-anchor" href="#interface-rigidshapematchingoptions" aria-label="Permalink to &quot;Interface: RigidShapeMatchingOptions&quot;">​</a></h1><p>How rigid bodies of vertices are made.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="angularvelocity" tabindex="-1">angularVelocity? <a class="header-anchor" href="#angularvelocity" aria-label="Permalink to &quot;angularVelocity?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>angularVelocity?</strong>: <code>ArrayLike</code>&lt;<code>number</code>&gt;</p></blockquote><p>About the centre of mass [rad/s].</p><hr><h3 id="masses" tabindex="-1">masses? <a class="header-anchor" href="#masses" aria-label="Permalink to &quot;masses?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>masses?</strong>: <code>ArrayLike</code>&lt;<code>number</code>&gt;</p></blockquote><p>Masses of the vertices [kg]; 1 each unless told.</p><hr><h3 id="positions" tabindex="-1">positions <a class="header-anchor" href="#positions" aria-label="Permalink to &quot;positions&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>positions</strong>: <code>ArrayLike</code>&lt;<code>number</code>&gt;</p></blockquote><p>Vertices in the world [m], three numbers each, at least three of them not on a line.</p><hr><h3 id="velocity" tabindex="-1">velocity? <a class="header-anchor" href="#velocity" aria-label="Permalink to &quot;velocity?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>velocity?</strong>: <code>ArrayLike</code>&lt;<code>number</code>&gt;</p></blockquote><p>Of all vertices [m/s].</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/methods/interfaces/RigidShapeMatchingOptions.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const RigidShapeMatchingOptions = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  RigidShapeMatchingOptions as default
};

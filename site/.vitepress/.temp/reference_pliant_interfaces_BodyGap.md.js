import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: BodyGap","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/interfaces/BodyGap.md","filePath":"reference/pliant/interfaces/BodyGap.md"}');
const _sfc_main = { name: "reference/pliant/interfaces/BodyGap.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-bodygap" tabindex="-1">Interface: BodyGap <a class="header-anchor" href="#interface-bodygap" aria-label="Permalink to &quot;Interface: BodyGap&quot;">​</a></h1><p>How far two bodies are apart, or how deep in each other.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="distance" tabindex="-1">distance <a class="header-anchor" href="#distance" aria-label="Permalink to &quot;distance&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>distance</strong>: <code>number</code></p></blockquote><p>Signed: minus the depth where the bodies overlap [m].</p><hr><h3 id="normal" tabindex="-1">normal <a class="header-anchor" href="#normal" aria-label="Permalink to &quot;normal&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>normal</strong>: <a href="./../type-aliases/Vec3"><code>Vec3</code></a></p></blockquote><p>Unit, from the second body to the first.</p><hr><h3 id="piecea" tabindex="-1">pieceA <a class="header-anchor" href="#piecea" aria-label="Permalink to &quot;pieceA&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>pieceA</strong>: <a href="./BodyPiece"><code>BodyPiece</code></a></p></blockquote><p>The pieces of deformable bodies at these points; empty for others.</p><hr><h3 id="pieceb" tabindex="-1">pieceB <a class="header-anchor" href="#pieceb" aria-label="Permalink to &quot;pieceB&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>pieceB</strong>: <a href="./BodyPiece"><code>BodyPiece</code></a></p></blockquote><p>The same of the second body.</p><hr><h3 id="pointa" tabindex="-1">pointA <a class="header-anchor" href="#pointa" aria-label="Permalink to &quot;pointA&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>pointA</strong>: <a href="./../type-aliases/Vec3"><code>Vec3</code></a></p></blockquote><p>Nearest or deepest point of the first body [m].</p><hr><h3 id="pointb" tabindex="-1">pointB <a class="header-anchor" href="#pointb" aria-label="Permalink to &quot;pointB&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>pointB</strong>: <a href="./../type-aliases/Vec3"><code>Vec3</code></a></p></blockquote><p>The same of the second body [m].</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/interfaces/BodyGap.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const BodyGap = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  BodyGap as default
};

import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: DrawingOptions","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/drawing/interfaces/DrawingOptions.md","filePath":"reference/pliant/drawing/interfaces/DrawingOptions.md"}');
const _sfc_main = { name: "reference/pliant/drawing/interfaces/DrawingOptions.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-drawingoptions" tabindex="-1">Interface: DrawingOptions <a class="header-anchor" href="#interface-drawingoptions" aria-label="Permalink to &quot;Interface: DrawingOptions&quot;">​</a></h1><p>What is drawn.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="bounds" tabindex="-1">bounds? <a class="header-anchor" href="#bounds" aria-label="Permalink to &quot;bounds?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>bounds?</strong>: <code>boolean</code></p></blockquote><p>The boxes that the broad phase compares.</p><hr><h3 id="contacts" tabindex="-1">contacts? <a class="header-anchor" href="#contacts" aria-label="Permalink to &quot;contacts?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>contacts?</strong>: <code>boolean</code></p></blockquote><p>Points of contact with their normals.</p><hr><h3 id="joints" tabindex="-1">joints? <a class="header-anchor" href="#joints" aria-label="Permalink to &quot;joints?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>joints?</strong>: <code>boolean</code></p></blockquote><p>From the centres of jointed bodies to their anchors, and between the anchors.</p><hr><h3 id="normallength" tabindex="-1">normalLength? <a class="header-anchor" href="#normallength" aria-label="Permalink to &quot;normalLength?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>normalLength?</strong>: <code>number</code></p></blockquote><p>Length of a contact normal [m].</p><hr><h3 id="shapes" tabindex="-1">shapes? <a class="header-anchor" href="#shapes" aria-label="Permalink to &quot;shapes?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>shapes?</strong>: <code>boolean</code></p></blockquote><p>The shapes of bodies; they are drawn unless told.</p><hr><h3 id="velocities" tabindex="-1">velocities? <a class="header-anchor" href="#velocities" aria-label="Permalink to &quot;velocities?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>velocities?</strong>: <code>boolean</code></p></blockquote><p>Velocities of the centres.</p><hr><h3 id="velocityscale" tabindex="-1">velocityScale? <a class="header-anchor" href="#velocityscale" aria-label="Permalink to &quot;velocityScale?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>velocityScale?</strong>: <code>number</code></p></blockquote><p>Metres drawn per m/s.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/drawing/interfaces/DrawingOptions.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const DrawingOptions = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  DrawingOptions as default
};

import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: PlanarContact","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/planar/interfaces/PlanarContact.md","filePath":"reference/pliant/planar/interfaces/PlanarContact.md"}');
const _sfc_main = { name: "reference/pliant/planar/interfaces/PlanarContact.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-planarcontact" tabindex="-1">Interface: PlanarContact <a class="header-anchor" href="#interface-planarcontact" aria-label="Permalink to &quot;Interface: PlanarContact&quot;">​</a></h1><p>One contact in the plane.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="a" tabindex="-1">a <a class="header-anchor" href="#a" aria-label="Permalink to &quot;a&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>a</strong>: <code>number</code></p></blockquote><p>Numbers of the bodies in <code>bodies</code>.</p><hr><h3 id="b" tabindex="-1">b <a class="header-anchor" href="#b" aria-label="Permalink to &quot;b&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>b</strong>: <code>number</code></p></blockquote><p>Index of the second body.</p><hr><h3 id="distance" tabindex="-1">distance <a class="header-anchor" href="#distance" aria-label="Permalink to &quot;distance&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>distance</strong>: <code>number</code></p></blockquote><p>Gap of the surfaces, negative in overlap [m].</p><hr><h3 id="impulse" tabindex="-1">impulse <a class="header-anchor" href="#impulse" aria-label="Permalink to &quot;impulse&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>impulse</strong>: readonly [<code>number</code>, <code>number</code>]</p></blockquote><p>Along the normal and across it, on a [N s].</p><hr><h3 id="normal" tabindex="-1">normal <a class="header-anchor" href="#normal" aria-label="Permalink to &quot;normal&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>normal</strong>: readonly [<code>number</code>, <code>number</code>]</p></blockquote><p>Unit, from b to a.</p><hr><h3 id="point" tabindex="-1">point <a class="header-anchor" href="#point" aria-label="Permalink to &quot;point&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>point</strong>: readonly [<code>number</code>, <code>number</code>]</p></blockquote><p>[m]</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/planar/interfaces/PlanarContact.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const PlanarContact = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  PlanarContact as default
};

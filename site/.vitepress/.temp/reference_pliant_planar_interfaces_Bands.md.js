import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: Bands","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/planar/interfaces/Bands.md","filePath":"reference/pliant/planar/interfaces/Bands.md"}');
const _sfc_main = { name: "reference/pliant/planar/interfaces/Bands.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-bands" tabindex="-1">Interface: Bands <a class="header-anchor" href="#interface-bands" aria-label="Permalink to &quot;Interface: Bands&quot;">​</a></h1><p>Bands of a picture: their width and how many there are on each side of the boundary.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="inside" tabindex="-1">inside <a class="header-anchor" href="#inside" aria-label="Permalink to &quot;inside&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>inside</strong>: <code>number</code></p></blockquote><p>Deepest value inside [m].</p><hr><h3 id="outside" tabindex="-1">outside <a class="header-anchor" href="#outside" aria-label="Permalink to &quot;outside&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>outside</strong>: <code>number</code></p></blockquote><p>Farthest value outside [m].</p><hr><h3 id="step" tabindex="-1">step <a class="header-anchor" href="#step" aria-label="Permalink to &quot;step&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>step</strong>: <code>number</code></p></blockquote><p>Distance from one level to the next [m].</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/planar/interfaces/Bands.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const Bands = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  Bands as default
};

import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: Momentum","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/planar/interfaces/Momentum.md","filePath":"reference/pliant/planar/interfaces/Momentum.md"}');
const _sfc_main = { name: "reference/pliant/planar/interfaces/Momentum.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-momentum" tabindex="-1">Interface: Momentum <a class="header-anchor" href="#interface-momentum" aria-label="Permalink to &quot;Interface: Momentum&quot;">​</a></h1><p>Momentum of a body or of all.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="angular" tabindex="-1">angular <a class="header-anchor" href="#angular" aria-label="Permalink to &quot;angular&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>angular</strong>: <code>number</code></p></blockquote><p>About the origin [kg m²/s].</p><hr><h3 id="x" tabindex="-1">x <a class="header-anchor" href="#x" aria-label="Permalink to &quot;x&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>x</strong>: <code>number</code></p></blockquote><p>[kg m/s]</p><hr><h3 id="y" tabindex="-1">y <a class="header-anchor" href="#y" aria-label="Permalink to &quot;y&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>y</strong>: <code>number</code></p></blockquote><p>[kg m/s]</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/planar/interfaces/Momentum.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const Momentum = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  Momentum as default
};

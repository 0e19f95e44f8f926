import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: CapsuleOptions","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/meshes/interfaces/CapsuleOptions.md","filePath":"reference/pliant/meshes/interfaces/CapsuleOptions.md"}');
const _sfc_main = { name: "reference/pliant/meshes/interfaces/CapsuleOptions.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-capsuleoptions" tabindex="-1">Interface: CapsuleOptions <a class="header-anchor" href="#interface-capsuleoptions" aria-label="Permalink to &quot;Interface: CapsuleOptions&quot;">​</a></h1><p>How a capsule is made.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="edge" tabindex="-1">edge? <a class="header-anchor" href="#edge" aria-label="Permalink to &quot;edge?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>edge?</strong>: <code>number</code></p></blockquote><p>Length of edges, about [m]. Default: half the radius.</p><hr><h3 id="height" tabindex="-1">height <a class="header-anchor" href="#height" aria-label="Permalink to &quot;height&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>height</strong>: <code>number</code></p></blockquote><p>Length of the straight part along y, without the round ends [m].</p><hr><h3 id="radius" tabindex="-1">radius <a class="header-anchor" href="#radius" aria-label="Permalink to &quot;radius&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>radius</strong>: <code>number</code></p></blockquote><p>[m]</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/meshes/interfaces/CapsuleOptions.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const CapsuleOptions = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  CapsuleOptions as default
};

import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: RandomWorld","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/planar/interfaces/RandomWorld.md","filePath":"reference/pliant/planar/interfaces/RandomWorld.md"}');
const _sfc_main = { name: "reference/pliant/planar/interfaces/RandomWorld.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-randomworld" tabindex="-1">Interface: RandomWorld <a class="header-anchor" href="#interface-randomworld" aria-label="Permalink to &quot;Interface: RandomWorld&quot;">​</a></h1><p>A random world in the plane.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="closed" tabindex="-1">closed <a class="header-anchor" href="#closed" aria-label="Permalink to &quot;closed&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>closed</strong>: <code>boolean</code></p></blockquote><p>Without gravity and walls: momentum is kept.</p><hr><h3 id="friction" tabindex="-1">friction <a class="header-anchor" href="#friction" aria-label="Permalink to &quot;friction&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>friction</strong>: <code>number</code></p></blockquote><p>Coulomb friction coefficient of all pairs.</p><hr><h3 id="restitution" tabindex="-1">restitution <a class="header-anchor" href="#restitution" aria-label="Permalink to &quot;restitution&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>restitution</strong>: <code>number</code></p></blockquote><p>Part of the approach speed that a bounce keeps.</p><hr><h3 id="world" tabindex="-1">world <a class="header-anchor" href="#world" aria-label="Permalink to &quot;world&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>world</strong>: <a href="./../classes/PlanarWorld"><code>PlanarWorld</code></a></p></blockquote><p>The world.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/planar/interfaces/RandomWorld.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const RandomWorld = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  RandomWorld as default
};

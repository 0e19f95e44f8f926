import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: Obstacle","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/methods/interfaces/Obstacle.md","filePath":"reference/pliant/methods/interfaces/Obstacle.md"}');
const _sfc_main = { name: "reference/pliant/methods/interfaces/Obstacle.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-obstacle" tabindex="-1">Interface: Obstacle <a class="header-anchor" href="#interface-obstacle" aria-label="Permalink to &quot;Interface: Obstacle&quot;">​</a></h1><p>Something fixed that vertices collide with, as a signed distance function.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="friction" tabindex="-1">friction <a class="header-anchor" href="#friction" aria-label="Permalink to &quot;friction&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>friction</strong>: <code>number</code></p></blockquote><p>μ_T and μ_N.</p><hr><h3 id="restitution" tabindex="-1">restitution <a class="header-anchor" href="#restitution" aria-label="Permalink to &quot;restitution&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>restitution</strong>: <code>number</code></p></blockquote><p>Part of the approach speed that a bounce keeps.</p><h2 id="methods" tabindex="-1">Methods <a class="header-anchor" href="#methods" aria-label="Permalink to &quot;Methods&quot;">​</a></h2><h3 id="distance" tabindex="-1">distance() <a class="header-anchor" href="#distance" aria-label="Permalink to &quot;distance()&quot;">​</a></h3><blockquote><p><strong>distance</strong>(<code>p</code>, <code>i</code>, <code>gradient</code>): <code>number</code></p></blockquote><p>φ at the point p[i..i+2] [m], negative inside; writes its unit gradient to <code>gradient</code>.</p><h4 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h4><h5 id="p" tabindex="-1">p <a class="header-anchor" href="#p" aria-label="Permalink to &quot;p&quot;">​</a></h5><p><code>Float64Array</code></p><h5 id="i" tabindex="-1">i <a class="header-anchor" href="#i" aria-label="Permalink to &quot;i&quot;">​</a></h5><p><code>number</code></p><h5 id="gradient" tabindex="-1">gradient <a class="header-anchor" href="#gradient" aria-label="Permalink to &quot;gradient&quot;">​</a></h5><p><code>Float64Array</code></p><h4 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h4><p><code>number</code></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/methods/interfaces/Obstacle.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const Obstacle = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  Obstacle as default
};

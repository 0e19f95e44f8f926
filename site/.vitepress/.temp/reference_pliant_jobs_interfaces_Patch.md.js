import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: Patch","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/jobs/interfaces/Patch.md","filePath":"reference/pliant/jobs/interfaces/Patch.md"}');
const _sfc_main = { name: "reference/pliant/jobs/interfaces/Patch.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-patch" tabindex="-1">Interface: Patch <a class="header-anchor" href="#interface-patch" aria-label="Permalink to &quot;Interface: Patch&quot;">​</a></h1><p>The area where two bodies touch.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="area" tabindex="-1">area <a class="header-anchor" href="#area" aria-label="Permalink to &quot;area&quot;">​</a></h3><blockquote><p><strong>area</strong>: <code>number</code></p></blockquote><p>[m²]</p><hr><h3 id="maxpressure" tabindex="-1">maxPressure <a class="header-anchor" href="#maxpressure" aria-label="Permalink to &quot;maxPressure&quot;">​</a></h3><blockquote><p><strong>maxPressure</strong>: <code>number</code></p></blockquote><p>Largest [Pa].</p><hr><h3 id="normalforce" tabindex="-1">normalForce <a class="header-anchor" href="#normalforce" aria-label="Permalink to &quot;normalForce&quot;">​</a></h3><blockquote><p><strong>normalForce</strong>: <code>number</code></p></blockquote><p>Force of <code>b</code> on <code>a</code> along the contact&#39;s normal [N].</p><hr><h3 id="pressure" tabindex="-1">pressure <a class="header-anchor" href="#pressure" aria-label="Permalink to &quot;pressure&quot;">​</a></h3><blockquote><p><strong>pressure</strong>: <code>number</code></p></blockquote><p>Mean over the area [Pa]; NaN where there is no area.</p><hr><h3 id="spread" tabindex="-1">spread? <a class="header-anchor" href="#spread" aria-label="Permalink to &quot;spread?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>spread?</strong>: <code>object</code></p></blockquote><p>Of a soft body: pressure [Pa] by vertex, and which body that is.</p><h4 id="body" tabindex="-1">body <a class="header-anchor" href="#body" aria-label="Permalink to &quot;body&quot;">​</a></h4><blockquote><p><code>readonly</code> <strong>body</strong>: <a href="./../../classes/Body"><code>Body</code></a></p></blockquote><h4 id="byvertex" tabindex="-1">byVertex <a class="header-anchor" href="#byvertex" aria-label="Permalink to &quot;byVertex&quot;">​</a></h4><blockquote><p><code>readonly</code> <strong>byVertex</strong>: <code>Map</code>&lt;<code>number</code>, <code>number</code>&gt;</p></blockquote></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/jobs/interfaces/Patch.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const Patch = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  Patch as default
};

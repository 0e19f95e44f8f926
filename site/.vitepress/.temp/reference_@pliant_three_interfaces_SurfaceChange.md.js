import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: SurfaceChange","description":"","frontmatter":{},"headers":[],"relativePath":"reference/@pliant/three/interfaces/SurfaceChange.md","filePath":"reference/@pliant/three/interfaces/SurfaceChange.md"}');
const _sfc_main = { name: "reference/@pliant/three/interfaces/SurfaceChange.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-surfacechange" tabindex="-1">Interface: SurfaceChange <a class="header-anchor" href="#interface-surfacechange" aria-label="Permalink to &quot;Interface: SurfaceChange&quot;">​</a></h1><p>Triangles of a surface that is generated anew while the world runs.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="count" tabindex="-1">count <a class="header-anchor" href="#count" aria-label="Permalink to &quot;count&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>count</strong>: <code>number</code></p></blockquote><p>Number of its vertices.</p><hr><h3 id="triangles" tabindex="-1">triangles <a class="header-anchor" href="#triangles" aria-label="Permalink to &quot;triangles&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>triangles</strong>: <code>Uint32Array</code></p></blockquote><p>Three vertices per triangle.</p><hr><h3 id="version" tabindex="-1">version <a class="header-anchor" href="#version" aria-label="Permalink to &quot;version&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>version</strong>: <code>number</code></p></blockquote><p>Another number means other triangles.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/@pliant/three/interfaces/SurfaceChange.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const SurfaceChange = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  SurfaceChange as default
};

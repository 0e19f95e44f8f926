import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: SoftMesh","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/methods/interfaces/SoftMesh.md","filePath":"reference/pliant/methods/interfaces/SoftMesh.md"}');
const _sfc_main = { name: "reference/pliant/methods/interfaces/SoftMesh.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-softmesh" tabindex="-1">Interface: SoftMesh <a class="header-anchor" href="#interface-softmesh" aria-label="Permalink to &quot;Interface: SoftMesh&quot;">​</a></h1><p>The run of particles that carries one solid.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="count" tabindex="-1">count <a class="header-anchor" href="#count" aria-label="Permalink to &quot;count&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>count</strong>: <code>number</code></p></blockquote><p>Number of its particles.</p><hr><h3 id="first" tabindex="-1">first <a class="header-anchor" href="#first" aria-label="Permalink to &quot;first&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>first</strong>: <code>number</code></p></blockquote><p>Its first particle.</p><hr><h3 id="mesh" tabindex="-1">mesh <a class="header-anchor" href="#mesh" aria-label="Permalink to &quot;mesh&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>mesh</strong>: <a href="./../../classes/TetMesh"><code>TetMesh</code></a></p></blockquote><p>The solid at rest.</p><hr><h3 id="particles" tabindex="-1">particles <a class="header-anchor" href="#particles" aria-label="Permalink to &quot;particles&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>particles</strong>: <a href="./../classes/Particles"><code>Particles</code></a></p></blockquote><p>All particles, of which it has a run.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/methods/interfaces/SoftMesh.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const SoftMesh = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  SoftMesh as default
};

import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: Fault","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/meshes/interfaces/Fault.md","filePath":"reference/pliant/meshes/interfaces/Fault.md"}');
const _sfc_main = { name: "reference/pliant/meshes/interfaces/Fault.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-fault" tabindex="-1">Interface: Fault <a class="header-anchor" href="#interface-fault" aria-label="Permalink to &quot;Interface: Fault&quot;">​</a></h1><p>One kind of fault of a mesh.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="count" tabindex="-1">count <a class="header-anchor" href="#count" aria-label="Permalink to &quot;count&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>count</strong>: <code>number</code></p></blockquote><p>How often it is there.</p><hr><h3 id="indices" tabindex="-1">indices <a class="header-anchor" href="#indices" aria-label="Permalink to &quot;indices&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>indices</strong>: <code>Uint32Array</code></p></blockquote><p>Vertex or element numbers; for edges two vertex numbers each, for faces of tetrahedra three.</p><hr><h3 id="kind" tabindex="-1">kind <a class="header-anchor" href="#kind" aria-label="Permalink to &quot;kind&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>kind</strong>: <a href="./../type-aliases/FaultKind"><code>FaultKind</code></a></p></blockquote><p>What kind of fault.</p><hr><h3 id="sentence" tabindex="-1">sentence <a class="header-anchor" href="#sentence" aria-label="Permalink to &quot;sentence&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>sentence</strong>: <code>string</code></p></blockquote><p>One plain sentence.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/meshes/interfaces/Fault.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const Fault = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  Fault as default
};

import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: Hole","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/meshes/interfaces/Hole.md","filePath":"reference/pliant/meshes/interfaces/Hole.md"}');
const _sfc_main = { name: "reference/pliant/meshes/interfaces/Hole.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-hole" tabindex="-1">Interface: Hole <a class="header-anchor" href="#interface-hole" aria-label="Permalink to &quot;Interface: Hole&quot;">​</a></h1><p>Open edges strung into loops of vertices. The walk always leaves by the unused open edge with the smallest number, and whenever it returns to a vertex it has passed, the loop so closed is cut off; so two holes that share a vertex are two loops. Where an edge of three triangles interrupts a boundary, what remains is a path: it is given from end to end.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="isloop" tabindex="-1">isLoop <a class="header-anchor" href="#isloop" aria-label="Permalink to &quot;isLoop&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>isLoop</strong>: <code>boolean</code></p></blockquote><p>False for a path that does not return to its start.</p><hr><h3 id="vertices" tabindex="-1">vertices <a class="header-anchor" href="#vertices" aria-label="Permalink to &quot;vertices&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>vertices</strong>: <code>Uint32Array</code></p></blockquote><p>Vertices in order around the hole, or along the path.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/meshes/interfaces/Hole.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const Hole = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  Hole as default
};

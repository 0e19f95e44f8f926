import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: MeshField","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/io/interfaces/MeshField.md","filePath":"reference/pliant/io/interfaces/MeshField.md"}');
const _sfc_main = { name: "reference/pliant/io/interfaces/MeshField.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-meshfield" tabindex="-1">Interface: MeshField <a class="header-anchor" href="#interface-meshfield" aria-label="Permalink to &quot;Interface: MeshField&quot;">​</a></h1><p>Values at the points or cells of a mesh.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="components" tabindex="-1">components <a class="header-anchor" href="#components" aria-label="Permalink to &quot;components&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>components</strong>: <code>number</code></p></blockquote><p>Numbers per vertex or cell: 1 for a scalar, 3 for a vector, 9 for a tensor.</p><hr><h3 id="name" tabindex="-1">name <a class="header-anchor" href="#name" aria-label="Permalink to &quot;name&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>name</strong>: <code>string</code></p></blockquote><p>What the field is called in the file.</p><hr><h3 id="values" tabindex="-1">values <a class="header-anchor" href="#values" aria-label="Permalink to &quot;values&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>values</strong>: <code>ArrayLike</code>&lt;<code>number</code>&gt;</p></blockquote><p>The numbers, as many for each point or cell.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/io/interfaces/MeshField.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const MeshField = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  MeshField as default
};

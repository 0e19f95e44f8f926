import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: VertexColorOptions","description":"","frontmatter":{},"headers":[],"relativePath":"reference/@pliant/three/interfaces/VertexColorOptions.md","filePath":"reference/@pliant/three/interfaces/VertexColorOptions.md"}');
const _sfc_main = { name: "reference/@pliant/three/interfaces/VertexColorOptions.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-vertexcoloroptions" tabindex="-1">Interface: VertexColorOptions <a class="header-anchor" href="#interface-vertexcoloroptions" aria-label="Permalink to &quot;Interface: VertexColorOptions&quot;">​</a></h1><p>How values become colours.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="max" tabindex="-1">max? <a class="header-anchor" href="#max" aria-label="Permalink to &quot;max?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>max?</strong>: <code>number</code></p></blockquote><p>Value that gets the last colour; the largest unless told.</p><hr><h3 id="min" tabindex="-1">min? <a class="header-anchor" href="#min" aria-label="Permalink to &quot;min?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>min?</strong>: <code>number</code></p></blockquote><p>Value that gets the first colour; the smallest unless told.</p><hr><h3 id="ramp" tabindex="-1">ramp? <a class="header-anchor" href="#ramp" aria-label="Permalink to &quot;ramp?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>ramp?</strong>: readonly <code>string</code>[]</p></blockquote><p>Colours from low to high; dark blue over green to yellow unless told.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/@pliant/three/interfaces/VertexColorOptions.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const VertexColorOptions = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  VertexColorOptions as default
};

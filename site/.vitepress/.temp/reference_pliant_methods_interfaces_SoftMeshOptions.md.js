import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: SoftMeshOptions","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/methods/interfaces/SoftMeshOptions.md","filePath":"reference/pliant/methods/interfaces/SoftMeshOptions.md"}');
const _sfc_main = { name: "reference/pliant/methods/interfaces/SoftMeshOptions.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-softmeshoptions" tabindex="-1">Interface: SoftMeshOptions <a class="header-anchor" href="#interface-softmeshoptions" aria-label="Permalink to &quot;Interface: SoftMeshOptions&quot;">​</a></h1><p>What every model of a soft body is made from.</p><h2 id="extended-by" tabindex="-1">Extended by <a class="header-anchor" href="#extended-by" aria-label="Permalink to &quot;Extended by&quot;">​</a></h2><ul><li><a href="./ShapeMatchingOptions"><code>ShapeMatchingOptions</code></a></li><li><a href="./XpbdOptions"><code>XpbdOptions</code></a></li></ul><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="density" tabindex="-1">density? <a class="header-anchor" href="#density" aria-label="Permalink to &quot;density?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>density?</strong>: <code>number</code></p></blockquote><p>[kg/m³] Default 1000.</p><hr><h3 id="fixed" tabindex="-1">fixed? <a class="header-anchor" href="#fixed" aria-label="Permalink to &quot;fixed?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>fixed?</strong>: readonly <code>number</code>[]</p></blockquote><p>Vertices that nothing moves.</p><hr><h3 id="mesh" tabindex="-1">mesh <a class="header-anchor" href="#mesh" aria-label="Permalink to &quot;mesh&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>mesh</strong>: <a href="./../../classes/TetMesh"><code>TetMesh</code></a></p></blockquote><p>Rest shape; where it lies is where the body starts.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/methods/interfaces/SoftMeshOptions.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const SoftMeshOptions = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  SoftMeshOptions as default
};

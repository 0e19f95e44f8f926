import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: PairDepth","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/methods/interfaces/PairDepth.md","filePath":"reference/pliant/methods/interfaces/PairDepth.md"}');
const _sfc_main = { name: "reference/pliant/methods/interfaces/PairDepth.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-pairdepth" tabindex="-1">Interface: PairDepth <a class="header-anchor" href="#interface-pairdepth" aria-label="Permalink to &quot;Interface: PairDepth&quot;">​</a></h1><p>The contract of a depth method for tetrahedra: one row of <code>out</code> for every colliding point of the pair.</p><h2 id="methods" tabindex="-1">Methods <a class="header-anchor" href="#methods" aria-label="Permalink to &quot;Methods&quot;">​</a></h2><h3 id="measure" tabindex="-1">measure() <a class="header-anchor" href="#measure" aria-label="Permalink to &quot;measure()&quot;">​</a></h3><blockquote><p><strong>measure</strong>(<code>overlap</code>, <code>out</code>): <code>void</code></p></blockquote><p>Writes depth and way out of every colliding vertex.</p><h4 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h4><h5 id="overlap" tabindex="-1">overlap <a class="header-anchor" href="#overlap" aria-label="Permalink to &quot;overlap&quot;">​</a></h5><p><a href="./../classes/PairOverlap"><code>PairOverlap</code></a></p><h5 id="out" tabindex="-1">out <a class="header-anchor" href="#out" aria-label="Permalink to &quot;out&quot;">​</a></h5><p><a href="./../classes/VertexDepths"><code>VertexDepths</code></a></p><h4 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h4><p><code>void</code></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/methods/interfaces/PairDepth.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const PairDepth = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  PairDepth as default
};

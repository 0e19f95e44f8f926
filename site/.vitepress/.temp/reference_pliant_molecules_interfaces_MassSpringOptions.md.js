import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: MassSpringOptions","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/molecules/interfaces/MassSpringOptions.md","filePath":"reference/pliant/molecules/interfaces/MassSpringOptions.md"}');
const _sfc_main = { name: "reference/pliant/molecules/interfaces/MassSpringOptions.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-massspringoptions" tabindex="-1">Interface: MassSpringOptions <a class="header-anchor" href="#interface-massspringoptions" aria-label="Permalink to &quot;Interface: MassSpringOptions&quot;">​</a></h1><p>How molecules and springs are made.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="fixed" tabindex="-1">fixed? <a class="header-anchor" href="#fixed" aria-label="Permalink to &quot;fixed?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>fixed?</strong>: <code>Uint8Array</code>&lt;<code>ArrayBufferLike</code>&gt;</p></blockquote><p>1 where a molecule never moves.</p><hr><h3 id="materialof" tabindex="-1">materialOf <a class="header-anchor" href="#materialof" aria-label="Permalink to &quot;materialOf&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>materialOf</strong>: <code>Uint32Array</code></p></blockquote><p>Number of each molecule&#39;s material in <code>materials</code>.</p><hr><h3 id="materials" tabindex="-1">materials <a class="header-anchor" href="#materials" aria-label="Permalink to &quot;materials&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>materials</strong>: readonly <a href="./MoleculeProperties"><code>MoleculeProperties</code></a>[]</p></blockquote><p>The materials.</p><hr><h3 id="positions" tabindex="-1">positions <a class="header-anchor" href="#positions" aria-label="Permalink to &quot;positions&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>positions</strong>: <code>Float64Array</code></p></blockquote><p>Three numbers per molecule [m]; copied.</p><hr><h3 id="radii" tabindex="-1">radii <a class="header-anchor" href="#radii" aria-label="Permalink to &quot;radii&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>radii</strong>: <code>Float64Array</code></p></blockquote><p>[m]</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/molecules/interfaces/MassSpringOptions.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const MassSpringOptions = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  MassSpringOptions as default
};

import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: MoleculeOrgan","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/molecules/interfaces/MoleculeOrgan.md","filePath":"reference/pliant/molecules/interfaces/MoleculeOrgan.md"}');
const _sfc_main = { name: "reference/pliant/molecules/interfaces/MoleculeOrgan.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-moleculeorgan" tabindex="-1">Interface: MoleculeOrgan <a class="header-anchor" href="#interface-moleculeorgan" aria-label="Permalink to &quot;Interface: MoleculeOrgan&quot;">​</a></h1><p>A group of molecules that belong together.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="description" tabindex="-1">description <a class="header-anchor" href="#description" aria-label="Permalink to &quot;description&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>description</strong>: <code>string</code></p></blockquote><p>What it is, in words.</p><hr><h3 id="fixed" tabindex="-1">fixed <a class="header-anchor" href="#fixed" aria-label="Permalink to &quot;fixed&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>fixed</strong>: <code>Uint8Array</code></p></blockquote><p>1 where a molecule never moves.</p><hr><h3 id="forces" tabindex="-1">forces <a class="header-anchor" href="#forces" aria-label="Permalink to &quot;forces&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>forces</strong>: readonly <a href="./MoleculeForces"><code>MoleculeForces</code></a>[]</p></blockquote><p>One track per molecule that has forces, in the molecules&#39; order.</p><hr><h3 id="frictions" tabindex="-1">frictions <a class="header-anchor" href="#frictions" aria-label="Permalink to &quot;frictions&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>frictions</strong>: <code>Float64Array</code></p></blockquote><p>Coefficient of friction of each molecule.</p><hr><h3 id="materialof" tabindex="-1">materialOf <a class="header-anchor" href="#materialof" aria-label="Permalink to &quot;materialOf&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>materialOf</strong>: <code>Uint32Array</code></p></blockquote><p>Number of each molecule&#39;s material in the scene.</p><hr><h3 id="positions" tabindex="-1">positions <a class="header-anchor" href="#positions" aria-label="Permalink to &quot;positions&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>positions</strong>: <code>Float64Array</code></p></blockquote><p>Three per molecule [m].</p><hr><h3 id="radii" tabindex="-1">radii <a class="header-anchor" href="#radii" aria-label="Permalink to &quot;radii&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>radii</strong>: <code>Float64Array</code></p></blockquote><p>[m]</p><hr><h3 id="type" tabindex="-1">type <a class="header-anchor" href="#type" aria-label="Permalink to &quot;type&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>type</strong>: <code>string</code></p></blockquote><p>What kind of organ.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/molecules/interfaces/MoleculeOrgan.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const MoleculeOrgan = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  MoleculeOrgan as default
};

import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: MoleculeForces","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/molecules/interfaces/MoleculeForces.md","filePath":"reference/pliant/molecules/interfaces/MoleculeForces.md"}');
const _sfc_main = { name: "reference/pliant/molecules/interfaces/MoleculeForces.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-moleculeforces" tabindex="-1">Interface: MoleculeForces <a class="header-anchor" href="#interface-moleculeforces" aria-label="Permalink to &quot;Interface: MoleculeForces&quot;">​</a></h1><p>Forces that a scene lets act on molecules.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="forces" tabindex="-1">forces <a class="header-anchor" href="#forces" aria-label="Permalink to &quot;forces&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>forces</strong>: <code>Float64Array</code></p></blockquote><p>Three per moment [N].</p><hr><h3 id="molecule" tabindex="-1">molecule <a class="header-anchor" href="#molecule" aria-label="Permalink to &quot;molecule&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>molecule</strong>: <code>number</code></p></blockquote><p>Number of the molecule in its organ.</p><hr><h3 id="times" tabindex="-1">times <a class="header-anchor" href="#times" aria-label="Permalink to &quot;times&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>times</strong>: <code>Float64Array</code></p></blockquote><p>[s], never falling.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/molecules/interfaces/MoleculeForces.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const MoleculeForces = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  MoleculeForces as default
};

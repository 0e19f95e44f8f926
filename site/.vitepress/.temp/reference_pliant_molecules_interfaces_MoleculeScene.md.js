import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: MoleculeScene","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/molecules/interfaces/MoleculeScene.md","filePath":"reference/pliant/molecules/interfaces/MoleculeScene.md"}');
const _sfc_main = { name: "reference/pliant/molecules/interfaces/MoleculeScene.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-moleculescene" tabindex="-1">Interface: MoleculeScene <a class="header-anchor" href="#interface-moleculescene" aria-label="Permalink to &quot;Interface: MoleculeScene&quot;">​</a></h1><p>What a molecule scene says, on flat arrays; SI units. The XML file and this hold the same information.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="gravity" tabindex="-1">gravity <a class="header-anchor" href="#gravity" aria-label="Permalink to &quot;gravity&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>gravity</strong>: readonly [<code>number</code>, <code>number</code>, <code>number</code>]</p></blockquote><p>[m/s²]</p><hr><h3 id="materials" tabindex="-1">materials <a class="header-anchor" href="#materials" aria-label="Permalink to &quot;materials&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>materials</strong>: readonly <a href="./MoleculeMaterial"><code>MoleculeMaterial</code></a>[]</p></blockquote><p>Its materials.</p><hr><h3 id="organs" tabindex="-1">organs <a class="header-anchor" href="#organs" aria-label="Permalink to &quot;organs&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>organs</strong>: readonly <a href="./MoleculeOrgan"><code>MoleculeOrgan</code></a>[]</p></blockquote><p>Its groups of molecules.</p><hr><h3 id="patient" tabindex="-1">patient <a class="header-anchor" href="#patient" aria-label="Permalink to &quot;patient&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>patient</strong>: <code>Patient</code></p></blockquote><p>Whose organs they are.</p><hr><h3 id="simulation" tabindex="-1">simulation <a class="header-anchor" href="#simulation" aria-label="Permalink to &quot;simulation&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>simulation</strong>: <code>object</code></p></blockquote><p>Pictures per second, and seconds to run.</p><h4 id="duration" tabindex="-1">duration <a class="header-anchor" href="#duration" aria-label="Permalink to &quot;duration&quot;">​</a></h4><blockquote><p><code>readonly</code> <strong>duration</strong>: <code>number</code></p></blockquote><p>[s]</p><h4 id="fps" tabindex="-1">fps <a class="header-anchor" href="#fps" aria-label="Permalink to &quot;fps&quot;">​</a></h4><blockquote><p><code>readonly</code> <strong>fps</strong>: <code>number</code></p></blockquote><p>Steps per second of simulated time [1/s].</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/molecules/interfaces/MoleculeScene.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const MoleculeScene = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  MoleculeScene as default
};

import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: WorldOptions","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/interfaces/WorldOptions.md","filePath":"reference/pliant/interfaces/WorldOptions.md"}');
const _sfc_main = { name: "reference/pliant/interfaces/WorldOptions.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-worldoptions" tabindex="-1">Interface: WorldOptions <a class="header-anchor" href="#interface-worldoptions" aria-label="Permalink to &quot;Interface: WorldOptions&quot;">​</a></h1><p>What a world is told when it is made.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="gravity" tabindex="-1">gravity? <a class="header-anchor" href="#gravity" aria-label="Permalink to &quot;gravity?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>gravity?</strong>: <a href="./../type-aliases/Vector"><code>Vector</code></a></p></blockquote><p>[m/s²]; (0, −9.81, 0) unless told.</p><hr><h3 id="seed" tabindex="-1">seed? <a class="header-anchor" href="#seed" aria-label="Permalink to &quot;seed?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>seed?</strong>: <code>number</code></p></blockquote><p>Seed of everything random; 1 unless told.</p><hr><h3 id="shared" tabindex="-1">shared? <a class="header-anchor" href="#shared" aria-label="Permalink to &quot;shared?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>shared?</strong>: <code>boolean</code></p></blockquote><p>Keep the state in a SharedArrayBuffer, where there is one, so that other threads can read it.</p><hr><h3 id="sleeping" tabindex="-1">sleeping? <a class="header-anchor" href="#sleeping" aria-label="Permalink to &quot;sleeping?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>sleeping?</strong>: <code>boolean</code></p></blockquote><p>Whether bodies at rest fall asleep; they do unless told.</p><hr><h3 id="substeps" tabindex="-1">substeps? <a class="header-anchor" href="#substeps" aria-label="Permalink to &quot;substeps?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>substeps?</strong>: <code>number</code></p></blockquote><p>Parts into which a step is divided; 4 unless told.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/interfaces/WorldOptions.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const WorldOptions = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  WorldOptions as default
};

import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: DemoRecord","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/planar/interfaces/DemoRecord.md","filePath":"reference/pliant/planar/interfaces/DemoRecord.md"}');
const _sfc_main = { name: "reference/pliant/planar/interfaces/DemoRecord.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-demorecord" tabindex="-1">Interface: DemoRecord <a class="header-anchor" href="#interface-demorecord" aria-label="Permalink to &quot;Interface: DemoRecord&quot;">​</a></h1><p>What came of a demo.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="depths" tabindex="-1">depths <a class="header-anchor" href="#depths" aria-label="Permalink to &quot;depths&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>depths</strong>: <code>number</code>[]</p></blockquote><p>Largest depth of any penetrating vertex [m].</p><hr><h3 id="energies" tabindex="-1">energies <a class="header-anchor" href="#energies" aria-label="Permalink to &quot;energies&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>energies</strong>: <code>number</code>[]</p></blockquote><p>Kinetic and elastic energy [J].</p><hr><h3 id="times" tabindex="-1">times <a class="header-anchor" href="#times" aria-label="Permalink to &quot;times&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>times</strong>: <code>number</code>[]</p></blockquote><p>[s]</p><hr><h3 id="trouble" tabindex="-1">trouble <a class="header-anchor" href="#trouble" aria-label="Permalink to &quot;trouble&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>trouble</strong>: <code>string</code> | <code>null</code></p></blockquote><p>What went wrong, null for nothing.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/planar/interfaces/DemoRecord.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const DemoRecord = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  DemoRecord as default
};

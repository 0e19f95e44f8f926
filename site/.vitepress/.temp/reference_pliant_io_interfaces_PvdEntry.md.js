import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: PvdEntry","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/io/interfaces/PvdEntry.md","filePath":"reference/pliant/io/interfaces/PvdEntry.md"}');
const _sfc_main = { name: "reference/pliant/io/interfaces/PvdEntry.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-pvdentry" tabindex="-1">Interface: PvdEntry <a class="header-anchor" href="#interface-pvdentry" aria-label="Permalink to &quot;Interface: PvdEntry&quot;">​</a></h1><p>One moment of a time series.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="file" tabindex="-1">file <a class="header-anchor" href="#file" aria-label="Permalink to &quot;file&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>file</strong>: <code>string</code></p></blockquote><p>Path of the VTU, relative to the PVD file.</p><hr><h3 id="part" tabindex="-1">part? <a class="header-anchor" href="#part" aria-label="Permalink to &quot;part?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>part?</strong>: <code>number</code></p></blockquote><p>ParaView&#39;s part number, for several bodies at one time.</p><hr><h3 id="time" tabindex="-1">time <a class="header-anchor" href="#time" aria-label="Permalink to &quot;time&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>time</strong>: <code>number</code></p></blockquote><p>[s]</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/io/interfaces/PvdEntry.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const PvdEntry = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  PvdEntry as default
};

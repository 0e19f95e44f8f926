import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: BackendOffer","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/planar/gpu/interfaces/BackendOffer.md","filePath":"reference/pliant/planar/gpu/interfaces/BackendOffer.md"}');
const _sfc_main = { name: "reference/pliant/planar/gpu/interfaces/BackendOffer.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-backendoffer" tabindex="-1">Interface: BackendOffer <a class="header-anchor" href="#interface-backendoffer" aria-label="Permalink to &quot;Interface: BackendOffer&quot;">​</a></h1><p>What a platform has.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="gl" tabindex="-1">gl? <a class="header-anchor" href="#gl" aria-label="Permalink to &quot;gl?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>gl?</strong>: <code>Gl</code> | <code>null</code></p></blockquote><p>Such as <code>canvas.getContext(&#39;webgl2&#39;)</code>.</p><hr><h3 id="gpu" tabindex="-1">gpu? <a class="header-anchor" href="#gpu" aria-label="Permalink to &quot;gpu?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>gpu?</strong>: <code>Gpu</code></p></blockquote><p>Such as <code>navigator.gpu</code>.</p><hr><h3 id="load" tabindex="-1">load? <a class="header-anchor" href="#load" aria-label="Permalink to &quot;load?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>load?</strong>: () =&gt; <code>Promise</code>&lt;<code>GpuPackage</code>&gt;</p></blockquote><p>Loads the optional package <code>webgpu</code>, for Node; not called where <code>gpu</code> is given.</p><h4 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h4><p><code>Promise</code>&lt;<code>GpuPackage</code>&gt;</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/planar/gpu/interfaces/BackendOffer.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const BackendOffer = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  BackendOffer as default
};

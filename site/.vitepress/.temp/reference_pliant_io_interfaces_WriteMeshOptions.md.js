import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: WriteMeshOptions","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/io/interfaces/WriteMeshOptions.md","filePath":"reference/pliant/io/interfaces/WriteMeshOptions.md"}');
const _sfc_main = { name: "reference/pliant/io/interfaces/WriteMeshOptions.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-writemeshoptions" tabindex="-1">Interface: WriteMeshOptions <a class="header-anchor" href="#interface-writemeshoptions" aria-label="Permalink to &quot;Interface: WriteMeshOptions&quot;">​</a></h1><p>What a writer is told.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="encoding" tabindex="-1">encoding? <a class="header-anchor" href="#encoding" aria-label="Permalink to &quot;encoding?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>encoding?</strong>: <code>&quot;text&quot;</code> | <code>&quot;binary&quot;</code></p></blockquote><p>Binary by default, where the format has both.</p><hr><h3 id="fields" tabindex="-1">fields? <a class="header-anchor" href="#fields" aria-label="Permalink to &quot;fields?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>fields?</strong>: <a href="./MeshFields"><code>MeshFields</code></a></p></blockquote><p>Values on vertices and cells, for VTK and VTU.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/io/interfaces/WriteMeshOptions.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const WriteMeshOptions = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  WriteMeshOptions as default
};

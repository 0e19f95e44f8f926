import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: ReadMeshOptions","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/io/interfaces/ReadMeshOptions.md","filePath":"reference/pliant/io/interfaces/ReadMeshOptions.md"}');
const _sfc_main = { name: "reference/pliant/io/interfaces/ReadMeshOptions.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-readmeshoptions" tabindex="-1">Interface: ReadMeshOptions <a class="header-anchor" href="#interface-readmeshoptions" aria-label="Permalink to &quot;Interface: ReadMeshOptions&quot;">​</a></h1><p>What a reader is told.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="companions" tabindex="-1">companions? <a class="header-anchor" href="#companions" aria-label="Permalink to &quot;companions?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>companions?</strong>: <a href="./../type-aliases/CompanionFiles"><code>CompanionFiles</code></a></p></blockquote><p>Where the other files of a set are: a TetGen .ele, a glTF .bin. Names come as paths beside the opened file&#39;s.</p><hr><h3 id="format" tabindex="-1">format? <a class="header-anchor" href="#format" aria-label="Permalink to &quot;format?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>format?</strong>: <a href="./../type-aliases/MeshFormat"><code>MeshFormat</code></a></p></blockquote><p>Overrides what the file&#39;s name and first bytes say.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/io/interfaces/ReadMeshOptions.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const ReadMeshOptions = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  ReadMeshOptions as default
};

import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: SceneXmlReading","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/io/interfaces/SceneXmlReading.md","filePath":"reference/pliant/io/interfaces/SceneXmlReading.md"}');
const _sfc_main = { name: "reference/pliant/io/interfaces/SceneXmlReading.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-scenexmlreading" tabindex="-1">Interface: SceneXmlReading <a class="header-anchor" href="#interface-scenexmlreading" aria-label="Permalink to &quot;Interface: SceneXmlReading&quot;">​</a></h1><p>A molecule scene as it was read.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="scene" tabindex="-1">scene <a class="header-anchor" href="#scene" aria-label="Permalink to &quot;scene&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>scene</strong>: <a href="./../../molecules/interfaces/MoleculeScene"><code>MoleculeScene</code></a></p></blockquote><p>What the file describes.</p><hr><h3 id="warnings" tabindex="-1">warnings <a class="header-anchor" href="#warnings" aria-label="Permalink to &quot;warnings&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>warnings</strong>: readonly <a href="./SceneXmlWarning"><code>SceneXmlWarning</code></a>[]</p></blockquote><p>What is odd about it, but no error.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/io/interfaces/SceneXmlReading.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const SceneXmlReading = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  SceneXmlReading as default
};

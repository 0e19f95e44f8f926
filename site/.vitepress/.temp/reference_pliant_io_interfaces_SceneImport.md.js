import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: SceneImport","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/io/interfaces/SceneImport.md","filePath":"reference/pliant/io/interfaces/SceneImport.md"}');
const _sfc_main = { name: "reference/pliant/io/interfaces/SceneImport.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-sceneimport" tabindex="-1">Interface: SceneImport <a class="header-anchor" href="#interface-sceneimport" aria-label="Permalink to &quot;Interface: SceneImport&quot;">​</a></h1><p>A scene that was read from a file of another tool.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="notes" tabindex="-1">notes <a class="header-anchor" href="#notes" aria-label="Permalink to &quot;notes&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>notes</strong>: readonly <a href="./ImportNote"><code>ImportNote</code></a>[]</p></blockquote><p>What could not be taken over, by name and place.</p><hr><h3 id="scene" tabindex="-1">scene <a class="header-anchor" href="#scene" aria-label="Permalink to &quot;scene&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>scene</strong>: <a href="./../../type-aliases/Scene"><code>Scene</code></a></p></blockquote><p>Checked, with every default filled in.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/io/interfaces/SceneImport.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const SceneImport = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  SceneImport as default
};

import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Function: readGltfScene()","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/io/functions/readGltfScene.md","filePath":"reference/pliant/io/functions/readGltfScene.md"}');
const _sfc_main = { name: "reference/pliant/io/functions/readGltfScene.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="function-readgltfscene" tabindex="-1">Function: readGltfScene() <a class="header-anchor" href="#function-readgltfscene" aria-label="Permalink to &quot;Function: readGltfScene()&quot;">​</a></h1><blockquote><p><strong>readGltfScene</strong>(<code>bytes</code>, <code>companions?</code>): <a href="./../interfaces/SceneImport"><code>SceneImport</code></a></p></blockquote><p>Reads glTF or GLB; <code>companions</code> gives the buffers that it names. Throws a PliantError with the path.</p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><h3 id="bytes" tabindex="-1">bytes <a class="header-anchor" href="#bytes" aria-label="Permalink to &quot;bytes&quot;">​</a></h3><p><code>Uint8Array</code></p><h3 id="companions" tabindex="-1">companions? <a class="header-anchor" href="#companions" aria-label="Permalink to &quot;companions?&quot;">​</a></h3><p><a href="./../type-aliases/CompanionFiles"><code>CompanionFiles</code></a> = <code>...</code></p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><a href="./../interfaces/SceneImport"><code>SceneImport</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/io/functions/readGltfScene.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const readGltfScene = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  readGltfScene as default
};

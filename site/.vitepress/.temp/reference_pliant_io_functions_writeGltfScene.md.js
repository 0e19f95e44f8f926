import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Function: writeGltfScene()","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/io/functions/writeGltfScene.md","filePath":"reference/pliant/io/functions/writeGltfScene.md"}');
const _sfc_main = { name: "reference/pliant/io/functions/writeGltfScene.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="function-writegltfscene" tabindex="-1">Function: writeGltfScene() <a class="header-anchor" href="#function-writegltfscene" aria-label="Permalink to &quot;Function: writeGltfScene()&quot;">​</a></h1><blockquote><p><strong>writeGltfScene</strong>(<code>scene</code>, <code>isBinary</code>): <a href="./../interfaces/WrittenScene"><code>WrittenScene</code></a></p></blockquote><p>Writes GLB or, as text with its buffer inside, glTF.</p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><h3 id="scene" tabindex="-1">scene <a class="header-anchor" href="#scene" aria-label="Permalink to &quot;scene&quot;">​</a></h3><p><a href="./../../type-aliases/Scene"><code>Scene</code></a></p><h3 id="isbinary" tabindex="-1">isBinary <a class="header-anchor" href="#isbinary" aria-label="Permalink to &quot;isBinary&quot;">​</a></h3><p><code>boolean</code></p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><a href="./../interfaces/WrittenScene"><code>WrittenScene</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/io/functions/writeGltfScene.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const writeGltfScene = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  writeGltfScene as default
};

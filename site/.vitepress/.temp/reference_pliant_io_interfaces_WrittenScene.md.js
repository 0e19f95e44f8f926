import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: WrittenScene","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/io/interfaces/WrittenScene.md","filePath":"reference/pliant/io/interfaces/WrittenScene.md"}');
const _sfc_main = { name: "reference/pliant/io/interfaces/WrittenScene.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-writtenscene" tabindex="-1">Interface: WrittenScene <a class="header-anchor" href="#interface-writtenscene" aria-label="Permalink to &quot;Interface: WrittenScene&quot;">​</a></h1><p>A scene in the format of another tool.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="bytes" tabindex="-1">bytes <a class="header-anchor" href="#bytes" aria-label="Permalink to &quot;bytes&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>bytes</strong>: <code>Uint8Array</code></p></blockquote><p>The file itself.</p><hr><h3 id="files" tabindex="-1">files <a class="header-anchor" href="#files" aria-label="Permalink to &quot;files&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>files</strong>: readonly <code>object</code>[]</p></blockquote><p>Files that stand beside it.</p><hr><h3 id="notes" tabindex="-1">notes <a class="header-anchor" href="#notes" aria-label="Permalink to &quot;notes&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>notes</strong>: readonly <a href="./ImportNote"><code>ImportNote</code></a>[]</p></blockquote><p>What the format has no words for, by name and place.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/io/interfaces/WrittenScene.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const WrittenScene = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  WrittenScene as default
};

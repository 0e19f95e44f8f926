import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: ImportNote","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/io/interfaces/ImportNote.md","filePath":"reference/pliant/io/interfaces/ImportNote.md"}');
const _sfc_main = { name: "reference/pliant/io/interfaces/ImportNote.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-importnote" tabindex="-1">Interface: ImportNote <a class="header-anchor" href="#interface-importnote" aria-label="Permalink to &quot;Interface: ImportNote&quot;">​</a></h1><p>What a file has that a scene can&#39;t say, or the other way round: by name and place, so that nothing is lost silently.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="place" tabindex="-1">place <a class="header-anchor" href="#place" aria-label="Permalink to &quot;place&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>place</strong>: <code>string</code></p></blockquote><p><code>line:column</code>, or the path in a JSON file; empty where there is none.</p><hr><h3 id="sentence" tabindex="-1">sentence <a class="header-anchor" href="#sentence" aria-label="Permalink to &quot;sentence&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>sentence</strong>: <code>string</code></p></blockquote><p>What is left out or changed.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/io/interfaces/ImportNote.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const ImportNote = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  ImportNote as default
};

import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: SceneXmlWarning","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/io/interfaces/SceneXmlWarning.md","filePath":"reference/pliant/io/interfaces/SceneXmlWarning.md"}');
const _sfc_main = { name: "reference/pliant/io/interfaces/SceneXmlWarning.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-scenexmlwarning" tabindex="-1">Interface: SceneXmlWarning <a class="header-anchor" href="#interface-scenexmlwarning" aria-label="Permalink to &quot;Interface: SceneXmlWarning&quot;">​</a></h1><p>Something that is allowed but seldom meant.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="code" tabindex="-1">code <a class="header-anchor" href="#code" aria-label="Permalink to &quot;code&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>code</strong>: <code>&quot;isolated-molecule&quot;</code> | <code>&quot;empty-organ&quot;</code></p></blockquote><p>What kind of oddity.</p><hr><h3 id="column" tabindex="-1">column <a class="header-anchor" href="#column" aria-label="Permalink to &quot;column&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>column</strong>: <code>number</code></p></blockquote><p>Column, counted from 1.</p><hr><h3 id="line" tabindex="-1">line <a class="header-anchor" href="#line" aria-label="Permalink to &quot;line&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>line</strong>: <code>number</code></p></blockquote><p>1-based place of its tag.</p><hr><h3 id="sentence" tabindex="-1">sentence <a class="header-anchor" href="#sentence" aria-label="Permalink to &quot;sentence&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>sentence</strong>: <code>string</code></p></blockquote><p>One sentence that names the molecule or organ.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/io/interfaces/SceneXmlWarning.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const SceneXmlWarning = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  SceneXmlWarning as default
};

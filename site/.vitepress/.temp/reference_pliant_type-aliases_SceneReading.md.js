import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Type Alias: SceneReading","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/type-aliases/SceneReading.md","filePath":"reference/pliant/type-aliases/SceneReading.md"}');
const _sfc_main = { name: "reference/pliant/type-aliases/SceneReading.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="type-alias-scenereading" tabindex="-1">Type Alias: SceneReading <a class="header-anchor" href="#type-alias-scenereading" aria-label="Permalink to &quot;Type Alias: SceneReading&quot;">​</a></h1><blockquote><p><strong>SceneReading</strong> = { <code>ok</code>: <code>true</code>; <code>scene</code>: <a href="./Scene"><code>Scene</code></a>; <code>warnings?</code>: readonly <a href="./../io/interfaces/SceneXmlWarning"><code>SceneXmlWarning</code></a>[]; } | { <code>errors</code>: readonly <a href="./../interfaces/SceneError"><code>SceneError</code></a>[]; <code>ok</code>: <code>false</code>; }</p></blockquote><p>A scene, or everything that is wrong with its text.</p><h2 id="union-members" tabindex="-1">Union Members <a class="header-anchor" href="#union-members" aria-label="Permalink to &quot;Union Members&quot;">​</a></h2><h3 id="type-literal" tabindex="-1">Type Literal <a class="header-anchor" href="#type-literal" aria-label="Permalink to &quot;Type Literal&quot;">​</a></h3><p>{ <code>ok</code>: <code>true</code>; <code>scene</code>: <a href="./Scene"><code>Scene</code></a>; <code>warnings?</code>: readonly <a href="./../io/interfaces/SceneXmlWarning"><code>SceneXmlWarning</code></a>[]; }</p><h4 id="ok" tabindex="-1">ok <a class="header-anchor" href="#ok" aria-label="Permalink to &quot;ok&quot;">​</a></h4><blockquote><p><code>readonly</code> <strong>ok</strong>: <code>true</code></p></blockquote><h4 id="scene" tabindex="-1">scene <a class="header-anchor" href="#scene" aria-label="Permalink to &quot;scene&quot;">​</a></h4><blockquote><p><code>readonly</code> <strong>scene</strong>: <a href="./Scene"><code>Scene</code></a></p></blockquote><h4 id="warnings" tabindex="-1">warnings? <a class="header-anchor" href="#warnings" aria-label="Permalink to &quot;warnings?&quot;">​</a></h4><blockquote><p><code>readonly</code> <code>optional</code> <strong>warnings?</strong>: readonly <a href="./../io/interfaces/SceneXmlWarning"><code>SceneXmlWarning</code></a>[]</p></blockquote><p>What is allowed but seldom meant; only XML is looked through for it.</p><hr><h3 id="type-literal-1" tabindex="-1">Type Literal <a class="header-anchor" href="#type-literal-1" aria-label="Permalink to &quot;Type Literal&quot;">​</a></h3><p>{ <code>errors</code>: readonly <a href="./../interfaces/SceneError"><code>SceneError</code></a>[]; <code>ok</code>: <code>false</code>; }</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/type-aliases/SceneReading.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const SceneReading = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  SceneReading as default
};

import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: MeshFormatInfo","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/io/interfaces/MeshFormatInfo.md","filePath":"reference/pliant/io/interfaces/MeshFormatInfo.md"}');
const _sfc_main = { name: "reference/pliant/io/interfaces/MeshFormatInfo.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-meshformatinfo" tabindex="-1">Interface: MeshFormatInfo <a class="header-anchor" href="#interface-meshformatinfo" aria-label="Permalink to &quot;Interface: MeshFormatInfo&quot;">​</a></h1><p>What is known of a format.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="extensions" tabindex="-1">extensions <a class="header-anchor" href="#extensions" aria-label="Permalink to &quot;extensions&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>extensions</strong>: readonly <code>string</code>[]</p></blockquote><p>Without the dot, the usual one first.</p><hr><h3 id="holds" tabindex="-1">holds <a class="header-anchor" href="#holds" aria-label="Permalink to &quot;holds&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>holds</strong>: <code>&quot;triangles&quot;</code> | <code>&quot;tets&quot;</code></p></blockquote><p>What it can hold: <code>points</code>, <code>triangles</code> and <code>tets</code> build on each other.</p><hr><h3 id="name" tabindex="-1">name <a class="header-anchor" href="#name" aria-label="Permalink to &quot;name&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>name</strong>: <a href="./../type-aliases/MeshFormat"><code>MeshFormat</code></a></p></blockquote><p>By which it is chosen.</p><hr><h3 id="title" tabindex="-1">title <a class="header-anchor" href="#title" aria-label="Permalink to &quot;title&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>title</strong>: <code>string</code></p></blockquote><p>What people call it.</p><hr><h3 id="writes" tabindex="-1">writes <a class="header-anchor" href="#writes" aria-label="Permalink to &quot;writes&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>writes</strong>: <code>boolean</code></p></blockquote><p>Whether it can be written, too.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/io/interfaces/MeshFormatInfo.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const MeshFormatInfo = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  MeshFormatInfo as default
};

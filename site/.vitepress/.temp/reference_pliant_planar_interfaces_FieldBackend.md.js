import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: FieldBackend","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/planar/interfaces/FieldBackend.md","filePath":"reference/pliant/planar/interfaces/FieldBackend.md"}');
const _sfc_main = { name: "reference/pliant/planar/interfaces/FieldBackend.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-fieldbackend" tabindex="-1">Interface: FieldBackend <a class="header-anchor" href="#interface-fieldbackend" aria-label="Permalink to &quot;Interface: FieldBackend&quot;">​</a></h1><p>One source of fields. Backends agree within their stated bound.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="name" tabindex="-1">name <a class="header-anchor" href="#name" aria-label="Permalink to &quot;name&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>name</strong>: <code>&quot;cpu&quot;</code> | <code>&quot;webgl2&quot;</code> | <code>&quot;webgpu&quot;</code></p></blockquote><p>What it is called.</p><h2 id="methods" tabindex="-1">Methods <a class="header-anchor" href="#methods" aria-label="Permalink to &quot;Methods&quot;">​</a></h2><h3 id="field" tabindex="-1">field() <a class="header-anchor" href="#field" aria-label="Permalink to &quot;field()&quot;">​</a></h3><blockquote><p><strong>field</strong>(<code>polygon</code>, <code>options</code>): <a href="./../classes/Field"><code>Field</code></a> | <code>Promise</code>&lt;<a href="./../classes/Field"><code>Field</code></a>&gt;</p></blockquote><p>Computes the field of a polygon.</p><h4 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h4><h5 id="polygon" tabindex="-1">polygon <a class="header-anchor" href="#polygon" aria-label="Permalink to &quot;polygon&quot;">​</a></h5><p><a href="./../classes/Polygon"><code>Polygon</code></a></p><h5 id="options" tabindex="-1">options <a class="header-anchor" href="#options" aria-label="Permalink to &quot;options&quot;">​</a></h5><p><a href="./FieldOptions"><code>FieldOptions</code></a></p><h4 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h4><p><a href="./../classes/Field"><code>Field</code></a> | <code>Promise</code>&lt;<a href="./../classes/Field"><code>Field</code></a>&gt;</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/planar/interfaces/FieldBackend.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const FieldBackend = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  FieldBackend as default
};

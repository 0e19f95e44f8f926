import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Type Alias: SoftDefinition","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/type-aliases/SoftDefinition.md","filePath":"reference/pliant/type-aliases/SoftDefinition.md"}');
const _sfc_main = { name: "reference/pliant/type-aliases/SoftDefinition.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="type-alias-softdefinition" tabindex="-1">Type Alias: SoftDefinition <a class="header-anchor" href="#type-alias-softdefinition" aria-label="Permalink to &quot;Type Alias: SoftDefinition&quot;">​</a></h1><blockquote><p><strong>SoftDefinition</strong> = <code>Omit</code>&lt;<code>Soft</code>, <code>&quot;mesh&quot;</code> | <code>&quot;surface&quot;</code>&gt; &amp; <code>object</code></p></blockquote><p>A soft body as a program writes it, with meshes it has already.</p><h2 id="type-declaration" tabindex="-1">Type Declaration <a class="header-anchor" href="#type-declaration" aria-label="Permalink to &quot;Type Declaration&quot;">​</a></h2><h3 id="mesh" tabindex="-1">mesh <a class="header-anchor" href="#mesh" aria-label="Permalink to &quot;mesh&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>mesh</strong>: <code>Soft</code>[<code>&quot;mesh&quot;</code>] | <a href="./../classes/TetMesh"><code>TetMesh</code></a></p></blockquote><h3 id="surface" tabindex="-1">surface? <a class="header-anchor" href="#surface" aria-label="Permalink to &quot;surface?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>surface?</strong>: <code>Soft</code>[<code>&quot;surface&quot;</code>] | <a href="./../classes/TriangleMesh"><code>TriangleMesh</code></a></p></blockquote></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/type-aliases/SoftDefinition.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const SoftDefinition = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  SoftDefinition as default
};

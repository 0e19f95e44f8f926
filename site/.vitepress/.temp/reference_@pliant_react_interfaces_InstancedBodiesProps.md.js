import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: InstancedBodiesProps","description":"","frontmatter":{},"headers":[],"relativePath":"reference/@pliant/react/interfaces/InstancedBodiesProps.md","filePath":"reference/@pliant/react/interfaces/InstancedBodiesProps.md"}');
const _sfc_main = { name: "reference/@pliant/react/interfaces/InstancedBodiesProps.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-instancedbodiesprops" tabindex="-1">Interface: InstancedBodiesProps <a class="header-anchor" href="#interface-instancedbodiesprops" aria-label="Permalink to &quot;Interface: InstancedBodiesProps&quot;">​</a></h1><p>Properties of <code>&lt;InstancedBodies&gt;</code>.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="bodies" tabindex="-1">bodies <a class="header-anchor" href="#bodies" aria-label="Permalink to &quot;bodies&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>bodies</strong>: readonly (<code>Flat</code>&lt;<code>object</code> &amp; <code>object</code>&gt; | <code>Flat</code>&lt;<code>object</code> &amp; <code>object</code>&gt; | <code>Flat</code>&lt;<code>object</code> &amp; <code>object</code>&gt; | <code>Flat</code>&lt;<code>object</code> &amp; <code>object</code>&gt; | <code>Flat</code>&lt;<code>object</code> &amp; <code>object</code>&gt;)[]</p></blockquote><p>One definition per instance. Another list makes all bodies anew.</p><hr><h3 id="children" tabindex="-1">children? <a class="header-anchor" href="#children" aria-label="Permalink to &quot;children?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>children?</strong>: <code>ReactNode</code></p></blockquote><p>An <code>&lt;instancedMesh&gt;</code> with room for all bodies.</p><hr><h3 id="ref" tabindex="-1">ref? <a class="header-anchor" href="#ref" aria-label="Permalink to &quot;ref?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>ref?</strong>: <code>Ref</code>&lt;readonly <code>Body</code>[]&gt;</p></blockquote><p>The bodies of the engine, in the order of the list.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/@pliant/react/interfaces/InstancedBodiesProps.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const InstancedBodiesProps = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  InstancedBodiesProps as default
};

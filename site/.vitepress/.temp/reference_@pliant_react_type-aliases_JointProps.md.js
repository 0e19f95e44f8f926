import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Type Alias: JointProps","description":"","frontmatter":{},"headers":[],"relativePath":"reference/@pliant/react/type-aliases/JointProps.md","filePath":"reference/@pliant/react/type-aliases/JointProps.md"}');
const _sfc_main = { name: "reference/@pliant/react/type-aliases/JointProps.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="type-alias-jointprops" tabindex="-1">Type Alias: JointProps <a class="header-anchor" href="#type-alias-jointprops" aria-label="Permalink to &quot;Type Alias: JointProps&quot;">​</a></h1><blockquote><p><strong>JointProps</strong> = <code>Ends</code>&lt;<code>JointDefinition</code>&gt; &amp; <code>object</code></p></blockquote><p>The definition of a joint, its bodies as refs of <code>&lt;RigidBody&gt;</code>.</p><h2 id="type-declaration" tabindex="-1">Type Declaration <a class="header-anchor" href="#type-declaration" aria-label="Permalink to &quot;Type Declaration&quot;">​</a></h2><h3 id="a" tabindex="-1">a <a class="header-anchor" href="#a" aria-label="Permalink to &quot;a&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>a</strong>: <code>RefObject</code>&lt;<code>Body</code> | <code>null</code>&gt;</p></blockquote><h3 id="b" tabindex="-1">b <a class="header-anchor" href="#b" aria-label="Permalink to &quot;b&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>b</strong>: <code>RefObject</code>&lt;<code>Body</code> | <code>null</code>&gt;</p></blockquote><h3 id="ref" tabindex="-1">ref? <a class="header-anchor" href="#ref" aria-label="Permalink to &quot;ref?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>ref?</strong>: <code>Ref</code>&lt;<code>WorldJoint</code>&gt;</p></blockquote></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/@pliant/react/type-aliases/JointProps.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const JointProps = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  JointProps as default
};

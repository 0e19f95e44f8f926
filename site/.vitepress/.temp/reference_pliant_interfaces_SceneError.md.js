import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: SceneError","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/interfaces/SceneError.md","filePath":"reference/pliant/interfaces/SceneError.md"}');
const _sfc_main = { name: "reference/pliant/interfaces/SceneError.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-sceneerror" tabindex="-1">Interface: SceneError <a class="header-anchor" href="#interface-sceneerror" aria-label="Permalink to &quot;Interface: SceneError&quot;">​</a></h1><p>One thing that is wrong with a scene.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="code" tabindex="-1">code <a class="header-anchor" href="#code" aria-label="Permalink to &quot;code&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>code</strong>: <a href="./../type-aliases/ErrorCode"><code>ErrorCode</code></a></p></blockquote><p>What kind of fault.</p><hr><h3 id="column" tabindex="-1">column? <a class="header-anchor" href="#column" aria-label="Permalink to &quot;column?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>column?</strong>: <code>number</code></p></blockquote><p>1-based column in the text [UTF-16 units].</p><hr><h3 id="line" tabindex="-1">line? <a class="header-anchor" href="#line" aria-label="Permalink to &quot;line?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>line?</strong>: <code>number</code></p></blockquote><p>1-based line in the text, when the error comes from text.</p><hr><h3 id="message" tabindex="-1">message <a class="header-anchor" href="#message" aria-label="Permalink to &quot;message&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>message</strong>: <code>string</code></p></blockquote><p>One plain sentence: what is wrong, what was found, what to do.</p><hr><h3 id="path" tabindex="-1">path <a class="header-anchor" href="#path" aria-label="Permalink to &quot;path&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>path</strong>: <code>string</code></p></blockquote><p>Path in the scene, such as <code>bodies[3].shape.radius</code>; empty for the whole text.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/interfaces/SceneError.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const SceneError = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  SceneError as default
};

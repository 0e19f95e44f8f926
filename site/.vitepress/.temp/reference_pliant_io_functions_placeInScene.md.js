import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Function: placeInScene()","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/io/functions/placeInScene.md","filePath":"reference/pliant/io/functions/placeInScene.md"}');
const _sfc_main = { name: "reference/pliant/io/functions/placeInScene.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="function-placeinscene" tabindex="-1">Function: placeInScene() <a class="header-anchor" href="#function-placeinscene" aria-label="Permalink to &quot;Function: placeInScene()&quot;">​</a></h1><blockquote><p><strong>placeInScene</strong>(<code>text</code>, <code>path</code>): { <code>column</code>: <code>number</code>; <code>line</code>: <code>number</code>; } | <code>undefined</code></p></blockquote><p>Line and column in a scene&#39;s text of a path such as <code>methods.broadphase</code>, for errors that only show when the scene is used; of the innermost thing that is in the text when the path leads further. Nothing for a text that isn&#39;t JSON.</p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><h3 id="text" tabindex="-1">text <a class="header-anchor" href="#text" aria-label="Permalink to &quot;text&quot;">​</a></h3><p><code>string</code></p><h3 id="path" tabindex="-1">path <a class="header-anchor" href="#path" aria-label="Permalink to &quot;path&quot;">​</a></h3><p><code>string</code></p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p>{ <code>column</code>: <code>number</code>; <code>line</code>: <code>number</code>; } | <code>undefined</code></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/io/functions/placeInScene.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const placeInScene = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  placeInScene as default
};

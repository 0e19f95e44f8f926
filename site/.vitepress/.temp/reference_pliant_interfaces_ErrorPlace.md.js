import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: ErrorPlace","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/interfaces/ErrorPlace.md","filePath":"reference/pliant/interfaces/ErrorPlace.md"}');
const _sfc_main = { name: "reference/pliant/interfaces/ErrorPlace.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-errorplace" tabindex="-1">Interface: ErrorPlace <a class="header-anchor" href="#interface-errorplace" aria-label="Permalink to &quot;Interface: ErrorPlace&quot;">​</a></h1><p>Where in a text, an object or a file the trouble is.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="column" tabindex="-1">column? <a class="header-anchor" href="#column" aria-label="Permalink to &quot;column?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>column?</strong>: <code>number</code></p></blockquote><p>1-based column in the text.</p><hr><h3 id="line" tabindex="-1">line? <a class="header-anchor" href="#line" aria-label="Permalink to &quot;line?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>line?</strong>: <code>number</code></p></blockquote><p>1-based line in the text.</p><hr><h3 id="offset" tabindex="-1">offset? <a class="header-anchor" href="#offset" aria-label="Permalink to &quot;offset?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>offset?</strong>: <code>number</code></p></blockquote><p>Byte offset in the file.</p><hr><h3 id="path" tabindex="-1">path? <a class="header-anchor" href="#path" aria-label="Permalink to &quot;path?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>path?</strong>: <code>string</code></p></blockquote><p>Path in the object, such as <code>bodies[3].shape.radius</code>.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/interfaces/ErrorPlace.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const ErrorPlace = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  ErrorPlace as default
};

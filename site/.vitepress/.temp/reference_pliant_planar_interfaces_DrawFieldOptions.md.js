import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: DrawFieldOptions","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/planar/interfaces/DrawFieldOptions.md","filePath":"reference/pliant/planar/interfaces/DrawFieldOptions.md"}');
const _sfc_main = { name: "reference/pliant/planar/interfaces/DrawFieldOptions.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-drawfieldoptions" tabindex="-1">Interface: DrawFieldOptions <a class="header-anchor" href="#interface-drawfieldoptions" aria-label="Permalink to &quot;Interface: DrawFieldOptions&quot;">​</a></h1><p>How a field is drawn.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="error" tabindex="-1">error <a class="header-anchor" href="#error" aria-label="Permalink to &quot;error&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>error</strong>: <code>number</code></p></blockquote><p>Error bound d of the field [m].</p><hr><h3 id="threshold" tabindex="-1">threshold? <a class="header-anchor" href="#threshold" aria-label="Permalink to &quot;threshold?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>threshold?</strong>: <code>number</code></p></blockquote><p>Contacts within this distance are drawn [m]; 2d when left out.</p><hr><h3 id="title" tabindex="-1">title? <a class="header-anchor" href="#title" aria-label="Permalink to &quot;title?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>title?</strong>: <code>string</code></p></blockquote><p>What stands above it.</p><hr><h3 id="width" tabindex="-1">width? <a class="header-anchor" href="#width" aria-label="Permalink to &quot;width?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>width?</strong>: <code>number</code></p></blockquote><p>Width of the picture [px]; the height follows.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/planar/interfaces/DrawFieldOptions.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const DrawFieldOptions = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  DrawFieldOptions as default
};

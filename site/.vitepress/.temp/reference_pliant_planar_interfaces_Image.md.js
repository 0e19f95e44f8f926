import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: Image","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/planar/interfaces/Image.md","filePath":"reference/pliant/planar/interfaces/Image.md"}');
const _sfc_main = { name: "reference/pliant/planar/interfaces/Image.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-image" tabindex="-1">Interface: Image <a class="header-anchor" href="#interface-image" aria-label="Permalink to &quot;Interface: Image&quot;">​</a></h1><p>A picture as pixels.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="height" tabindex="-1">height <a class="header-anchor" href="#height" aria-label="Permalink to &quot;height&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>height</strong>: <code>number</code></p></blockquote><p>Pixels along y.</p><hr><h3 id="pixels" tabindex="-1">pixels <a class="header-anchor" href="#pixels" aria-label="Permalink to &quot;pixels&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>pixels</strong>: <code>Uint8Array</code></p></blockquote><p>Red, green, blue per pixel, row by row from the top.</p><hr><h3 id="width" tabindex="-1">width <a class="header-anchor" href="#width" aria-label="Permalink to &quot;width&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>width</strong>: <code>number</code></p></blockquote><p>[px]</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/planar/interfaces/Image.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const Image = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  Image as default
};

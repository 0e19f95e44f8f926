import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: Picture","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/planar/interfaces/Picture.md","filePath":"reference/pliant/planar/interfaces/Picture.md"}');
const _sfc_main = { name: "reference/pliant/planar/interfaces/Picture.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-picture" tabindex="-1">Interface: Picture <a class="header-anchor" href="#interface-picture" aria-label="Permalink to &quot;Interface: Picture&quot;">​</a></h1><p>A picture as lines and areas.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="groups" tabindex="-1">groups <a class="header-anchor" href="#groups" aria-label="Permalink to &quot;groups&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>groups</strong>: readonly <code>Group</code>[]</p></blockquote><p>What is drawn alike.</p><hr><h3 id="height" tabindex="-1">height <a class="header-anchor" href="#height" aria-label="Permalink to &quot;height&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>height</strong>: <code>number</code></p></blockquote><p>[m]</p><hr><h3 id="plotheight" tabindex="-1">plotHeight <a class="header-anchor" href="#plotheight" aria-label="Permalink to &quot;plotHeight&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>plotHeight</strong>: <code>number</code></p></blockquote><p>The part that shows the plane: from the top down to here [px].</p><hr><h3 id="shade" tabindex="-1">shade <a class="header-anchor" href="#shade" aria-label="Permalink to &quot;shade&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>shade</strong>: (<code>x</code>, <code>y</code>) =&gt; <code>Colour</code></p></blockquote><p>Colour of the plane at a place of the plot.</p><h4 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h4><h5 id="x" tabindex="-1">x <a class="header-anchor" href="#x" aria-label="Permalink to &quot;x&quot;">​</a></h5><p><code>number</code></p><h5 id="y" tabindex="-1">y <a class="header-anchor" href="#y" aria-label="Permalink to &quot;y&quot;">​</a></h5><p><code>number</code></p><h4 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h4><p><code>Colour</code></p><hr><h3 id="title" tabindex="-1">title <a class="header-anchor" href="#title" aria-label="Permalink to &quot;title&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>title</strong>: <code>string</code></p></blockquote><p>What stands above it.</p><hr><h3 id="width" tabindex="-1">width <a class="header-anchor" href="#width" aria-label="Permalink to &quot;width&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>width</strong>: <code>number</code></p></blockquote><p>[px]</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/planar/interfaces/Picture.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const Picture = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  Picture as default
};

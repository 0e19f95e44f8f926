import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: LineFrame","description":"","frontmatter":{},"headers":[],"relativePath":"reference/@pliant/three/interfaces/LineFrame.md","filePath":"reference/@pliant/three/interfaces/LineFrame.md"}');
const _sfc_main = { name: "reference/@pliant/three/interfaces/LineFrame.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-lineframe" tabindex="-1">Interface: LineFrame <a class="header-anchor" href="#interface-lineframe" aria-label="Permalink to &quot;Interface: LineFrame&quot;">​</a></h1><p>The part of pliant&#39;s <code>DebugLines</code> that is drawn, for lines that come from somewhere else.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="colors" tabindex="-1">colors <a class="header-anchor" href="#colors" aria-label="Permalink to &quot;colors&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>colors</strong>: <code>Float32Array</code></p></blockquote><p>Red, green, blue of every end.</p><hr><h3 id="count" tabindex="-1">count <a class="header-anchor" href="#count" aria-label="Permalink to &quot;count&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>count</strong>: <code>number</code></p></blockquote><p>Ends of lines, two for each.</p><hr><h3 id="positions" tabindex="-1">positions <a class="header-anchor" href="#positions" aria-label="Permalink to &quot;positions&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>positions</strong>: <code>Float32Array</code></p></blockquote><p>Three coordinates per end [m].</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/@pliant/three/interfaces/LineFrame.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const LineFrame = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  LineFrame as default
};

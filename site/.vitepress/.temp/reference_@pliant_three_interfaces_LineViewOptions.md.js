import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: LineViewOptions","description":"","frontmatter":{},"headers":[],"relativePath":"reference/@pliant/three/interfaces/LineViewOptions.md","filePath":"reference/@pliant/three/interfaces/LineViewOptions.md"}');
const _sfc_main = { name: "reference/@pliant/three/interfaces/LineViewOptions.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-lineviewoptions" tabindex="-1">Interface: LineViewOptions <a class="header-anchor" href="#interface-lineviewoptions" aria-label="Permalink to &quot;Interface: LineViewOptions&quot;">​</a></h1><p>What lines look like.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="ontop" tabindex="-1">onTop? <a class="header-anchor" href="#ontop" aria-label="Permalink to &quot;onTop?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>onTop?</strong>: <code>boolean</code></p></blockquote><p>Whether bodies in front don&#39;t hide the lines.</p><hr><h3 id="width" tabindex="-1">width? <a class="header-anchor" href="#width" aria-label="Permalink to &quot;width?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>width?</strong>: <code>number</code></p></blockquote><p>[px]</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/@pliant/three/interfaces/LineViewOptions.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const LineViewOptions = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  LineViewOptions as default
};

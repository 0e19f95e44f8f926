import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: OneWayOptions","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/controllers/interfaces/OneWayOptions.md","filePath":"reference/pliant/controllers/interfaces/OneWayOptions.md"}');
const _sfc_main = { name: "reference/pliant/controllers/interfaces/OneWayOptions.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-onewayoptions" tabindex="-1">Interface: OneWayOptions <a class="header-anchor" href="#interface-onewayoptions" aria-label="Permalink to &quot;Interface: OneWayOptions&quot;">​</a></h1><p>What may be told of a one-way platform.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="up" tabindex="-1">up? <a class="header-anchor" href="#up" aria-label="Permalink to &quot;up?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>up?</strong>: <a href="./../../type-aliases/Vector"><code>Vector</code></a></p></blockquote><p>Direction of the side that holds, in the world; up unless told.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/controllers/interfaces/OneWayOptions.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const OneWayOptions = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  OneWayOptions as default
};

import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: TopologyOptions","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/methods/interfaces/TopologyOptions.md","filePath":"reference/pliant/methods/interfaces/TopologyOptions.md"}');
const _sfc_main = { name: "reference/pliant/methods/interfaces/TopologyOptions.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-topologyoptions" tabindex="-1">Interface: TopologyOptions <a class="header-anchor" href="#interface-topologyoptions" aria-label="Permalink to &quot;Interface: TopologyOptions&quot;">​</a></h1><p>What of a topology is wanted.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="creaseangle" tabindex="-1">creaseAngle? <a class="header-anchor" href="#creaseangle" aria-label="Permalink to &quot;creaseAngle?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>creaseAngle?</strong>: <code>number</code></p></blockquote><p>Edges of the surface with a rest angle above this between their two faces are creases [rad]. Default: 0.7 (40°).</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/methods/interfaces/TopologyOptions.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const TopologyOptions = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  TopologyOptions as default
};

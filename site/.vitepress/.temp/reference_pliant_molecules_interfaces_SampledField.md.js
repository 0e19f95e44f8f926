import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: SampledField","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/molecules/interfaces/SampledField.md","filePath":"reference/pliant/molecules/interfaces/SampledField.md"}');
const _sfc_main = { name: "reference/pliant/molecules/interfaces/SampledField.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-sampledfield" tabindex="-1">Interface: SampledField <a class="header-anchor" href="#interface-sampledfield" aria-label="Permalink to &quot;Interface: SampledField&quot;">​</a></h1><p>A field known at the corners of a grid.</p><h2 id="extends" tabindex="-1">Extends <a class="header-anchor" href="#extends" aria-label="Permalink to &quot;Extends&quot;">​</a></h2><ul><li><code>GridFrame</code></li></ul><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="origin" tabindex="-1">origin <a class="header-anchor" href="#origin" aria-label="Permalink to &quot;origin&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>origin</strong>: readonly [<code>number</code>, <code>number</code>, <code>number</code>]</p></blockquote><p>Place of the node (0, 0, 0) [m].</p><h4 id="inherited-from" tabindex="-1">Inherited from <a class="header-anchor" href="#inherited-from" aria-label="Permalink to &quot;Inherited from&quot;">​</a></h4><p><code>GridFrame.origin</code></p><hr><h3 id="size" tabindex="-1">size <a class="header-anchor" href="#size" aria-label="Permalink to &quot;size&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>size</strong>: readonly [<code>number</code>, <code>number</code>, <code>number</code>]</p></blockquote><p>Nodes along x, y and z.</p><hr><h3 id="spacing" tabindex="-1">spacing <a class="header-anchor" href="#spacing" aria-label="Permalink to &quot;spacing&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>spacing</strong>: <code>number</code></p></blockquote><p>Between neighbouring nodes [m].</p><h4 id="inherited-from-1" tabindex="-1">Inherited from <a class="header-anchor" href="#inherited-from-1" aria-label="Permalink to &quot;Inherited from&quot;">​</a></h4><p><code>GridFrame.spacing</code></p><hr><h3 id="values" tabindex="-1">values <a class="header-anchor" href="#values" aria-label="Permalink to &quot;values&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>values</strong>: <code>Float64Array</code></p></blockquote><p>One number per node, x fastest.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/molecules/interfaces/SampledField.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const SampledField = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  SampledField as default
};

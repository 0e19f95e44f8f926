import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: CollideOptions","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/queries/interfaces/CollideOptions.md","filePath":"reference/pliant/queries/interfaces/CollideOptions.md"}');
const _sfc_main = { name: "reference/pliant/queries/interfaces/CollideOptions.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-collideoptions" tabindex="-1">Interface: CollideOptions <a class="header-anchor" href="#interface-collideoptions" aria-label="Permalink to &quot;Interface: CollideOptions&quot;">​</a></h1><p>What is asked of a crowd.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="contacts" tabindex="-1">contacts? <a class="header-anchor" href="#contacts" aria-label="Permalink to &quot;contacts?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>contacts?</strong>: <code>&quot;first&quot;</code> | <code>&quot;all&quot;</code></p></blockquote><p>Report all intersecting triangle pairs, or only the first found of each pair of objects.</p><hr><h3 id="enclosure" tabindex="-1">enclosure? <a class="header-anchor" href="#enclosure" aria-label="Permalink to &quot;enclosure?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>enclosure?</strong>: <code>boolean</code></p></blockquote><p>Count a closed mesh inside another as colliding, with no triangle pairs.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/queries/interfaces/CollideOptions.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const CollideOptions = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  CollideOptions as default
};

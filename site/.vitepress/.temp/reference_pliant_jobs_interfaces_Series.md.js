import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: Series","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/jobs/interfaces/Series.md","filePath":"reference/pliant/jobs/interfaces/Series.md"}');
const _sfc_main = { name: "reference/pliant/jobs/interfaces/Series.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-series" tabindex="-1">Interface: Series <a class="header-anchor" href="#interface-series" aria-label="Permalink to &quot;Interface: Series&quot;">​</a></h1><p>A quantity over time.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="times" tabindex="-1">times <a class="header-anchor" href="#times" aria-label="Permalink to &quot;times&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>times</strong>: readonly <code>number</code>[]</p></blockquote><p>[s]</p><hr><h3 id="values" tabindex="-1">values <a class="header-anchor" href="#values" aria-label="Permalink to &quot;values&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>values</strong>: readonly (<code>number</code> | <code>null</code>)[]</p></blockquote><p>Its values, one for each time; null where there was none.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/jobs/interfaces/Series.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const Series = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  Series as default
};

import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: DemoRun","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/planar/interfaces/DemoRun.md","filePath":"reference/pliant/planar/interfaces/DemoRun.md"}');
const _sfc_main = { name: "reference/pliant/planar/interfaces/DemoRun.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-demorun" tabindex="-1">Interface: DemoRun <a class="header-anchor" href="#interface-demorun" aria-label="Permalink to &quot;Interface: DemoRun&quot;">​</a></h1><p>A demo that runs.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="world" tabindex="-1">world <a class="header-anchor" href="#world" aria-label="Permalink to &quot;world&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>world</strong>: <a href="./../classes/PlanarWorld"><code>PlanarWorld</code></a></p></blockquote><p>Its world.</p><h2 id="methods" tabindex="-1">Methods <a class="header-anchor" href="#methods" aria-label="Permalink to &quot;Methods&quot;">​</a></h2><h3 id="trouble" tabindex="-1">trouble() <a class="header-anchor" href="#trouble" aria-label="Permalink to &quot;trouble()&quot;">​</a></h3><blockquote><p><strong>trouble</strong>(): <code>string</code> | <code>null</code></p></blockquote><p>Null while all is well, else what went wrong.</p><h4 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h4><p><code>string</code> | <code>null</code></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/planar/interfaces/DemoRun.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const DemoRun = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  DemoRun as default
};

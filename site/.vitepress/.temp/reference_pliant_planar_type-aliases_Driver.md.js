import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Type Alias: Driver","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/planar/type-aliases/Driver.md","filePath":"reference/pliant/planar/type-aliases/Driver.md"}');
const _sfc_main = { name: "reference/pliant/planar/type-aliases/Driver.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="type-alias-driver" tabindex="-1">Type Alias: Driver <a class="header-anchor" href="#type-alias-driver" aria-label="Permalink to &quot;Type Alias: Driver&quot;">​</a></h1><blockquote><p><strong>Driver</strong> = (<code>world</code>, <code>dt</code>) =&gt; <code>void</code></p></blockquote><p>Forces from outside (motors, drivers, fields), applied as impulses before detection.</p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><h3 id="world" tabindex="-1">world <a class="header-anchor" href="#world" aria-label="Permalink to &quot;world&quot;">​</a></h3><p><a href="./../classes/PlanarWorld"><code>PlanarWorld</code></a></p><h3 id="dt" tabindex="-1">dt <a class="header-anchor" href="#dt" aria-label="Permalink to &quot;dt&quot;">​</a></h3><p><code>number</code></p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><code>void</code></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/planar/type-aliases/Driver.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const Driver = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  Driver as default
};

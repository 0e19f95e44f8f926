import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: ImplicitOptions","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/molecules/interfaces/ImplicitOptions.md","filePath":"reference/pliant/molecules/interfaces/ImplicitOptions.md"}');
const _sfc_main = { name: "reference/pliant/molecules/interfaces/ImplicitOptions.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-implicitoptions" tabindex="-1">Interface: ImplicitOptions <a class="header-anchor" href="#interface-implicitoptions" aria-label="Permalink to &quot;Interface: ImplicitOptions&quot;">​</a></h1><p>How the surface around molecules is made.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="potentialfield" tabindex="-1">potentialField? <a class="header-anchor" href="#potentialfield" aria-label="Permalink to &quot;potentialField?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>potentialField?</strong>: <code>number</code></p></blockquote><p>[1/m]; a lone molecule&#39;s surface lies 2/potentialField from its centre. Default: 2/radius of each molecule, equation 3.2.</p><hr><h3 id="resolution" tabindex="-1">resolution? <a class="header-anchor" href="#resolution" aria-label="Permalink to &quot;resolution?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>resolution?</strong>: <code>number</code></p></blockquote><p>Between nodes of the grid [m]. Default: equation 3.1.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/molecules/interfaces/ImplicitOptions.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const ImplicitOptions = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  ImplicitOptions as default
};

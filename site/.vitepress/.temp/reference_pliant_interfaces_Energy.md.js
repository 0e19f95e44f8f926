import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: Energy","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/interfaces/Energy.md","filePath":"reference/pliant/interfaces/Energy.md"}');
const _sfc_main = { name: "reference/pliant/interfaces/Energy.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-energy" tabindex="-1">Interface: Energy <a class="header-anchor" href="#interface-energy" aria-label="Permalink to &quot;Interface: Energy&quot;">​</a></h1><p>Energy of all bodies [J].</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="elastic" tabindex="-1">elastic <a class="header-anchor" href="#elastic" aria-label="Permalink to &quot;elastic&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>elastic</strong>: <code>number</code></p></blockquote><p>Stored in deformable bodies and in spring joints [J].</p><hr><h3 id="kinetic" tabindex="-1">kinetic <a class="header-anchor" href="#kinetic" aria-label="Permalink to &quot;kinetic&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>kinetic</strong>: <code>number</code></p></blockquote><p>Of all bodies that forces move [J].</p><hr><h3 id="potential" tabindex="-1">potential <a class="header-anchor" href="#potential" aria-label="Permalink to &quot;potential&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>potential</strong>: <code>number</code></p></blockquote><p>In uniform gravity, zero at the origin [J].</p><hr><h3 id="total" tabindex="-1">total <a class="header-anchor" href="#total" aria-label="Permalink to &quot;total&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>total</strong>: <code>number</code></p></blockquote><p>Their sum, without what contact springs and fields store.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/interfaces/Energy.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const Energy = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  Energy as default
};

import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: FrictionOptions","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/methods/interfaces/FrictionOptions.md","filePath":"reference/pliant/methods/interfaces/FrictionOptions.md"}');
const _sfc_main = { name: "reference/pliant/methods/interfaces/FrictionOptions.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-frictionoptions" tabindex="-1">Interface: FrictionOptions <a class="header-anchor" href="#interface-frictionoptions" aria-label="Permalink to &quot;Interface: FrictionOptions&quot;">​</a></h1><p>How a contact problem with friction is solved.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="method" tabindex="-1">method? <a class="header-anchor" href="#method" aria-label="Permalink to &quot;method?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>method?</strong>: <code>&quot;accelerated&quot;</code> | <code>&quot;plain&quot;</code> | <code>&quot;direct&quot;</code></p></blockquote><p><code>accelerated</code> unless told; <code>plain</code> is Gauss–Seidel by itself; <code>direct</code> begins with complementary pivoting.</p><hr><h3 id="sweeps" tabindex="-1">sweeps? <a class="header-anchor" href="#sweeps" aria-label="Permalink to &quot;sweeps?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>sweeps?</strong>: <code>number</code></p></blockquote><p>Sweeps over all contacts before giving up; 10,000 unless told.</p><hr><h3 id="tolerance" tabindex="-1">tolerance? <a class="header-anchor" href="#tolerance" aria-label="Permalink to &quot;tolerance?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>tolerance?</strong>: <code>number</code></p></blockquote><p>Residual at which the problem counts as solved; 1e-8 unless told.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/methods/interfaces/FrictionOptions.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const FrictionOptions = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  FrictionOptions as default
};

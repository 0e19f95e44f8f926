import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: PenetrationOptions","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/methods/interfaces/PenetrationOptions.md","filePath":"reference/pliant/methods/interfaces/PenetrationOptions.md"}');
const _sfc_main = { name: "reference/pliant/methods/interfaces/PenetrationOptions.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-penetrationoptions" tabindex="-1">Interface: PenetrationOptions <a class="header-anchor" href="#interface-penetrationoptions" aria-label="Permalink to &quot;Interface: PenetrationOptions&quot;">​</a></h1><p>How penetrations are measured.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="creaseangle" tabindex="-1">creaseAngle? <a class="header-anchor" href="#creaseangle" aria-label="Permalink to &quot;creaseAngle?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>creaseAngle?</strong>: <code>number</code></p></blockquote><p>Largest angle between faces that are smoothed together [rad]. Default: 0.7.</p><hr><h3 id="method" tabindex="-1">method? <a class="header-anchor" href="#method" aria-label="Permalink to &quot;method?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>method?</strong>: <code>&quot;closest-feature&quot;</code> | <code>&quot;consistent&quot;</code> | <code>&quot;regional&quot;</code></p></blockquote><p>Default: <code>regional</code>.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/methods/interfaces/PenetrationOptions.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const PenetrationOptions = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  PenetrationOptions as default
};

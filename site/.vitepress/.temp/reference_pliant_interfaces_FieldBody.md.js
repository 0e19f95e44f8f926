import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: FieldBody","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/interfaces/FieldBody.md","filePath":"reference/pliant/interfaces/FieldBody.md"}');
const _sfc_main = { name: "reference/pliant/interfaces/FieldBody.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-fieldbody" tabindex="-1">Interface: FieldBody <a class="header-anchor" href="#interface-fieldbody" aria-label="Permalink to &quot;Interface: FieldBody&quot;">​</a></h1><p>What a custom field may read: mass [kg], and position [m] and velocity [m/s] at offset <code>o</code>.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="mass" tabindex="-1">mass <a class="header-anchor" href="#mass" aria-label="Permalink to &quot;mass&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>mass</strong>: <code>number</code></p></blockquote><p>[kg]</p><hr><h3 id="position" tabindex="-1">position <a class="header-anchor" href="#position" aria-label="Permalink to &quot;position&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>position</strong>: <code>Float64Array</code></p></blockquote><p>Of all bodies [m]; read at the same offset as the force.</p><hr><h3 id="velocity" tabindex="-1">velocity <a class="header-anchor" href="#velocity" aria-label="Permalink to &quot;velocity&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>velocity</strong>: <code>Float64Array</code></p></blockquote><p>Of all bodies [m/s]; read at the same offset as the force.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/interfaces/FieldBody.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const FieldBody = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  FieldBody as default
};

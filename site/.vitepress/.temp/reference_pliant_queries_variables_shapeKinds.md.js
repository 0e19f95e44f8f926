import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Variable: shapeKinds","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/queries/variables/shapeKinds.md","filePath":"reference/pliant/queries/variables/shapeKinds.md"}');
const _sfc_main = { name: "reference/pliant/queries/variables/shapeKinds.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="variable-shapekinds" tabindex="-1">Variable: shapeKinds <a class="header-anchor" href="#variable-shapekinds" aria-label="Permalink to &quot;Variable: shapeKinds&quot;">​</a></h1><blockquote><p><code>const</code> <strong>shapeKinds</strong>: (<code>&quot;union&quot;</code> | <code>&quot;intersection&quot;</code> | <code>&quot;difference&quot;</code> | <code>&quot;rounded&quot;</code> | <code>&quot;plane&quot;</code> | <code>&quot;sphere&quot;</code> | <code>&quot;box&quot;</code> | <code>&quot;capsule&quot;</code> | <code>&quot;cylinder&quot;</code> | <code>&quot;cone&quot;</code> | <code>&quot;ellipsoid&quot;</code> | <code>&quot;torus&quot;</code> | <code>&quot;hull&quot;</code> | <code>&quot;mesh&quot;</code>)[]</p></blockquote><p>Every kind of shape.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/queries/variables/shapeKinds.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const shapeKinds = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  shapeKinds as default
};

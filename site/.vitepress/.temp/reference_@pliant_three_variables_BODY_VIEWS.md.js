import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Variable: BODY_VIEWS","description":"","frontmatter":{},"headers":[],"relativePath":"reference/@pliant/three/variables/BODY_VIEWS.md","filePath":"reference/@pliant/three/variables/BODY_VIEWS.md"}');
const _sfc_main = { name: "reference/@pliant/three/variables/BODY_VIEWS.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="variable-body-views" tabindex="-1">Variable: BODY_VIEWS <a class="header-anchor" href="#variable-body-views" aria-label="Permalink to &quot;Variable: BODY\\_VIEWS&quot;">​</a></h1><blockquote><p><code>const</code> <strong>BODY_VIEWS</strong>: readonly [<code>&quot;surface&quot;</code>, <code>&quot;wireframe&quot;</code>, <code>&quot;glass&quot;</code>, <code>&quot;tetrahedra&quot;</code>, <code>&quot;molecules&quot;</code>, <code>&quot;connections&quot;</code>, <code>&quot;mesh and molecules&quot;</code>]</p></blockquote><p>How bodies are drawn. Bodies that keep their shape stay surfaces in views of what deformable ones are made of.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/@pliant/three/variables/BODY_VIEWS.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const BODY_VIEWS = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  BODY_VIEWS as default
};

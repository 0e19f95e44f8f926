import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Variable: narrowphases","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/methods/variables/narrowphases.md","filePath":"reference/pliant/methods/variables/narrowphases.md"}');
const _sfc_main = { name: "reference/pliant/methods/variables/narrowphases.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="variable-narrowphases" tabindex="-1">Variable: narrowphases <a class="header-anchor" href="#variable-narrowphases" aria-label="Permalink to &quot;Variable: narrowphases&quot;">​</a></h1><blockquote><p><code>const</code> <strong>narrowphases</strong>: <code>Registry</code>&lt;<a href="./../interfaces/NarrowphaseMethod"><code>NarrowphaseMethod</code></a>&gt;</p></blockquote><p>The registered narrow phases.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/methods/variables/narrowphases.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const narrowphases = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  narrowphases as default
};

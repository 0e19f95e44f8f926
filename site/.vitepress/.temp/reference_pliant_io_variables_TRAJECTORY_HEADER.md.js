import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Variable: TRAJECTORY_HEADER","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/io/variables/TRAJECTORY_HEADER.md","filePath":"reference/pliant/io/variables/TRAJECTORY_HEADER.md"}');
const _sfc_main = { name: "reference/pliant/io/variables/TRAJECTORY_HEADER.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="variable-trajectory-header" tabindex="-1">Variable: TRAJECTORY_HEADER <a class="header-anchor" href="#variable-trajectory-header" aria-label="Permalink to &quot;Variable: TRAJECTORY\\_HEADER&quot;">​</a></h1><blockquote><p><code>const</code> <strong>TRAJECTORY_HEADER</strong>: <code>string</code></p></blockquote><p>First line of the CSV; f is the total contact force.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/io/variables/TRAJECTORY_HEADER.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const TRAJECTORY_HEADER = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  TRAJECTORY_HEADER as default
};

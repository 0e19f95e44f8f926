import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Variable: DEPTH_COLORS","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/drawing/variables/DEPTH_COLORS.md","filePath":"reference/pliant/drawing/variables/DEPTH_COLORS.md"}');
const _sfc_main = { name: "reference/pliant/drawing/variables/DEPTH_COLORS.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="variable-depth-colors" tabindex="-1">Variable: DEPTH_COLORS <a class="header-anchor" href="#variable-depth-colors" aria-label="Permalink to &quot;Variable: DEPTH\\_COLORS&quot;">​</a></h1><blockquote><p><code>const</code> <strong>DEPTH_COLORS</strong>: readonly [<code>&quot;#3b8fd6&quot;</code>, <code>&quot;#9a6fd0&quot;</code>, <code>&quot;#e0637f&quot;</code>, <code>&quot;#f08c3c&quot;</code>, <code>&quot;#f6c33b&quot;</code>]</p></blockquote><p>Of depth, from none to the deepest: lighter and warmer the deeper, readable on light and dark.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/drawing/variables/DEPTH_COLORS.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const DEPTH_COLORS = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  DEPTH_COLORS as default
};

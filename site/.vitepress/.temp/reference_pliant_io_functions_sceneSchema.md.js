import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Function: sceneSchema()","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/io/functions/sceneSchema.md","filePath":"reference/pliant/io/functions/sceneSchema.md"}');
const _sfc_main = { name: "reference/pliant/io/functions/sceneSchema.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="function-sceneschema" tabindex="-1">Function: sceneSchema() <a class="header-anchor" href="#function-sceneschema" aria-label="Permalink to &quot;Function: sceneSchema()&quot;">​</a></h1><blockquote><p><strong>sceneSchema</strong>(): <code>JsonSchema</code></p></blockquote><p>The format as JSON Schema, draft 2020-12.</p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><code>JsonSchema</code></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/io/functions/sceneSchema.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const sceneSchema = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  sceneSchema as default
};

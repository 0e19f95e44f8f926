import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Function: penetrationsBetween()","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/methods/functions/penetrationsBetween.md","filePath":"reference/pliant/methods/functions/penetrationsBetween.md"}');
const _sfc_main = { name: "reference/pliant/methods/functions/penetrationsBetween.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="function-penetrationsbetween" tabindex="-1">Function: penetrationsBetween() <a class="header-anchor" href="#function-penetrationsbetween" aria-label="Permalink to &quot;Function: penetrationsBetween()&quot;">​</a></h1><blockquote><p><strong>penetrationsBetween</strong>(<code>a</code>, <code>b</code>, <code>options?</code>): <a href="./../interfaces/VertexPenetration"><code>VertexPenetration</code></a>[]</p></blockquote><p>Rows for <code>a</code>&#39;s vertices in <code>b</code>, then for <code>b</code>&#39;s in <code>a</code>, vertices ascending. Pass the same mesh twice for self-collision.</p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><h3 id="a" tabindex="-1">a <a class="header-anchor" href="#a" aria-label="Permalink to &quot;a&quot;">​</a></h3><p><a href="./../../classes/TetMesh"><code>TetMesh</code></a></p><h3 id="b" tabindex="-1">b <a class="header-anchor" href="#b" aria-label="Permalink to &quot;b&quot;">​</a></h3><p><a href="./../../classes/TetMesh"><code>TetMesh</code></a></p><h3 id="options" tabindex="-1">options? <a class="header-anchor" href="#options" aria-label="Permalink to &quot;options?&quot;">​</a></h3><p><a href="./../interfaces/PenetrationOptions"><code>PenetrationOptions</code></a> = <code>{}</code></p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><a href="./../interfaces/VertexPenetration"><code>VertexPenetration</code></a>[]</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/methods/functions/penetrationsBetween.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const penetrationsBetween = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  penetrationsBetween as default
};

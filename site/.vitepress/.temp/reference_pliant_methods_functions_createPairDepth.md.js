import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Function: createPairDepth()","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/methods/functions/createPairDepth.md","filePath":"reference/pliant/methods/functions/createPairDepth.md"}');
const _sfc_main = { name: "reference/pliant/methods/functions/createPairDepth.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="function-createpairdepth" tabindex="-1">Function: createPairDepth() <a class="header-anchor" href="#function-createpairdepth" aria-label="Permalink to &quot;Function: createPairDepth()&quot;">​</a></h1><blockquote><p><strong>createPairDepth</strong>(<code>name</code>): <a href="./../interfaces/PairDepth"><code>PairDepth</code></a></p></blockquote><p>A method with its own memory, for any number of pairs in turn.</p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><h3 id="name" tabindex="-1">name <a class="header-anchor" href="#name" aria-label="Permalink to &quot;name&quot;">​</a></h3><p><code>&quot;closest-feature&quot;</code> | <code>&quot;consistent&quot;</code> | <code>&quot;regional&quot;</code></p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><a href="./../interfaces/PairDepth"><code>PairDepth</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/methods/functions/createPairDepth.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const createPairDepth = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  createPairDepth as default
};

import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Function: RigidBody()","description":"","frontmatter":{},"headers":[],"relativePath":"reference/@pliant/react/functions/RigidBody.md","filePath":"reference/@pliant/react/functions/RigidBody.md"}');
const _sfc_main = { name: "reference/@pliant/react/functions/RigidBody.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="function-rigidbody" tabindex="-1">Function: RigidBody() <a class="header-anchor" href="#function-rigidbody" aria-label="Permalink to &quot;Function: RigidBody()&quot;">​</a></h1><blockquote><p><strong>RigidBody</strong>(<code>props</code>): <code>Element</code></p></blockquote><p>A body that keeps its shape. Its children are drawn where it is; its shape comes from them unless <code>shape</code> is given.</p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><h3 id="props" tabindex="-1">props <a class="header-anchor" href="#props" aria-label="Permalink to &quot;props&quot;">​</a></h3><p><a href="./../interfaces/RigidBodyProps"><code>RigidBodyProps</code></a></p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><code>Element</code></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/@pliant/react/functions/RigidBody.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const RigidBody = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  RigidBody as default
};

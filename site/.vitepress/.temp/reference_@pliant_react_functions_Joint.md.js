import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Function: Joint()","description":"","frontmatter":{},"headers":[],"relativePath":"reference/@pliant/react/functions/Joint.md","filePath":"reference/@pliant/react/functions/Joint.md"}');
const _sfc_main = { name: "reference/@pliant/react/functions/Joint.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="function-joint" tabindex="-1">Function: Joint() <a class="header-anchor" href="#function-joint" aria-label="Permalink to &quot;Function: Joint()&quot;">​</a></h1><blockquote><p><strong>Joint</strong>(<code>__namedParameters</code>): <code>null</code></p></blockquote><p>Ties two bodies. Anchors and axes are in the world, as the bodies stand when the joint is made.</p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><h3 id="namedparameters" tabindex="-1">__namedParameters <a class="header-anchor" href="#namedparameters" aria-label="Permalink to &quot;\\_\\_namedParameters&quot;">​</a></h3><p><a href="./../type-aliases/JointProps"><code>JointProps</code></a></p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><code>null</code></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/@pliant/react/functions/Joint.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const Joint = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  Joint as default
};

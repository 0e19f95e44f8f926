import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Function: valueAtPath()","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/jobs/functions/valueAtPath.md","filePath":"reference/pliant/jobs/functions/valueAtPath.md"}');
const _sfc_main = { name: "reference/pliant/jobs/functions/valueAtPath.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="function-valueatpath" tabindex="-1">Function: valueAtPath() <a class="header-anchor" href="#function-valueatpath" aria-label="Permalink to &quot;Function: valueAtPath()&quot;">​</a></h1><blockquote><p><strong>valueAtPath</strong>(<code>scene</code>, <code>path</code>): <code>unknown</code></p></blockquote><p>What stands at <code>path</code> of a scene; undefined where nothing does.</p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><h3 id="scene" tabindex="-1">scene <a class="header-anchor" href="#scene" aria-label="Permalink to &quot;scene&quot;">​</a></h3><p><code>unknown</code></p><h3 id="path" tabindex="-1">path <a class="header-anchor" href="#path" aria-label="Permalink to &quot;path&quot;">​</a></h3><p><a href="./../type-aliases/ScenePath"><code>ScenePath</code></a></p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><code>unknown</code></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/jobs/functions/valueAtPath.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const valueAtPath = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  valueAtPath as default
};

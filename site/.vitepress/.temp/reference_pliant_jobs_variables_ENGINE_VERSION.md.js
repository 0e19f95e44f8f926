import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Variable: ENGINE_VERSION","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/jobs/variables/ENGINE_VERSION.md","filePath":"reference/pliant/jobs/variables/ENGINE_VERSION.md"}');
const _sfc_main = { name: "reference/pliant/jobs/variables/ENGINE_VERSION.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="variable-engine-version" tabindex="-1">Variable: ENGINE_VERSION <a class="header-anchor" href="#variable-engine-version" aria-label="Permalink to &quot;Variable: ENGINE\\_VERSION&quot;">​</a></h1><blockquote><p><code>const</code> <strong>ENGINE_VERSION</strong>: <code>&quot;0.1.0&quot;</code> = <code>&#39;0.1.0&#39;</code></p></blockquote><p>The version of the engine, part of every job&#39;s id: another version may give other bits. A test holds it to package.json.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/jobs/variables/ENGINE_VERSION.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const ENGINE_VERSION = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  ENGINE_VERSION as default
};

import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: RepairStep","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/meshes/interfaces/RepairStep.md","filePath":"reference/pliant/meshes/interfaces/RepairStep.md"}');
const _sfc_main = { name: "reference/pliant/meshes/interfaces/RepairStep.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-repairstep" tabindex="-1">Interface: RepairStep <a class="header-anchor" href="#interface-repairstep" aria-label="Permalink to &quot;Interface: RepairStep&quot;">​</a></h1><p>What a repair has done.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="count" tabindex="-1">count <a class="header-anchor" href="#count" aria-label="Permalink to &quot;count&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>count</strong>: <code>number</code></p></blockquote><p>How often.</p><hr><h3 id="kind" tabindex="-1">kind <a class="header-anchor" href="#kind" aria-label="Permalink to &quot;kind&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>kind</strong>: <a href="./../type-aliases/FaultKind"><code>FaultKind</code></a></p></blockquote><p>The fault that was mended.</p><hr><h3 id="sentence" tabindex="-1">sentence <a class="header-anchor" href="#sentence" aria-label="Permalink to &quot;sentence&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>sentence</strong>: <code>string</code></p></blockquote><p>What was done, in words.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/meshes/interfaces/RepairStep.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const RepairStep = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  RepairStep as default
};

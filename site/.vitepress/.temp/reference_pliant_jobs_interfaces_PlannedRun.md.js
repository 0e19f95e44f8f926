import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: PlannedRun","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/jobs/interfaces/PlannedRun.md","filePath":"reference/pliant/jobs/interfaces/PlannedRun.md"}');
const _sfc_main = { name: "reference/pliant/jobs/interfaces/PlannedRun.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-plannedrun" tabindex="-1">Interface: PlannedRun <a class="header-anchor" href="#interface-plannedrun" aria-label="Permalink to &quot;Interface: PlannedRun&quot;">​</a></h1><p>One run of a plan.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="index" tabindex="-1">index <a class="header-anchor" href="#index" aria-label="Permalink to &quot;index&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>index</strong>: <code>number</code></p></blockquote><p>Place in the plan and row of the table, from 0.</p><hr><h3 id="keepsfiles" tabindex="-1">keepsFiles <a class="header-anchor" href="#keepsfiles" aria-label="Permalink to &quot;keepsFiles&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>keepsFiles</strong>: <code>boolean</code></p></blockquote><p>Whether its files are kept.</p><hr><h3 id="seed" tabindex="-1">seed <a class="header-anchor" href="#seed" aria-label="Permalink to &quot;seed&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>seed</strong>: <code>number</code> | <code>undefined</code></p></blockquote><p>Seed of the run, where the plan says one.</p><hr><h3 id="variables" tabindex="-1">variables <a class="header-anchor" href="#variables" aria-label="Permalink to &quot;variables&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>variables</strong>: <code>Combination</code></p></blockquote><p>The values of the plan&#39;s variables in this run.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/jobs/interfaces/PlannedRun.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const PlannedRun = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  PlannedRun as default
};

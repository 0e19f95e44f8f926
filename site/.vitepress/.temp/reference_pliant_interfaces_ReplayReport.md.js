import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: ReplayReport","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/interfaces/ReplayReport.md","filePath":"reference/pliant/interfaces/ReplayReport.md"}');
const _sfc_main = { name: "reference/pliant/interfaces/ReplayReport.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-replayreport" tabindex="-1">Interface: ReplayReport <a class="header-anchor" href="#interface-replayreport" aria-label="Permalink to &quot;Interface: ReplayReport&quot;">​</a></h1><p>What a replay found.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="firstdifference" tabindex="-1">firstDifference? <a class="header-anchor" href="#firstdifference" aria-label="Permalink to &quot;firstDifference?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>firstDifference?</strong>: <code>object</code></p></blockquote><p>The first step, counted from 1 within the recording, whose hash differs; none when the replay is faithful.</p><h4 id="recorded" tabindex="-1">recorded <a class="header-anchor" href="#recorded" aria-label="Permalink to &quot;recorded&quot;">​</a></h4><blockquote><p><code>readonly</code> <strong>recorded</strong>: <code>string</code></p></blockquote><h4 id="replayed" tabindex="-1">replayed <a class="header-anchor" href="#replayed" aria-label="Permalink to &quot;replayed&quot;">​</a></h4><blockquote><p><code>readonly</code> <strong>replayed</strong>: <code>string</code></p></blockquote><h4 id="step" tabindex="-1">step <a class="header-anchor" href="#step" aria-label="Permalink to &quot;step&quot;">​</a></h4><blockquote><p><code>readonly</code> <strong>step</strong>: <code>number</code></p></blockquote><hr><h3 id="steps" tabindex="-1">steps <a class="header-anchor" href="#steps" aria-label="Permalink to &quot;steps&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>steps</strong>: <code>number</code></p></blockquote><p>Steps that were run again.</p><hr><h3 id="world" tabindex="-1">world <a class="header-anchor" href="#world" aria-label="Permalink to &quot;world&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>world</strong>: <a href="./../classes/World"><code>World</code></a></p></blockquote><p>The world where the replay ended.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/interfaces/ReplayReport.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const ReplayReport = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  ReplayReport as default
};

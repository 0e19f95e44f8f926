import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Function: addTrackForces()","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/molecules/functions/addTrackForces.md","filePath":"reference/pliant/molecules/functions/addTrackForces.md"}');
const _sfc_main = { name: "reference/pliant/molecules/functions/addTrackForces.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="function-addtrackforces" tabindex="-1">Function: addTrackForces() <a class="header-anchor" href="#function-addtrackforces" aria-label="Permalink to &quot;Function: addTrackForces()&quot;">​</a></h1><blockquote><p><strong>addTrackForces</strong>(<code>forces</code>, <code>tracks</code>, <code>time</code>): <code>void</code></p></blockquote><p>Adds each track&#39;s force at <code>time</code> [s] to <code>forces</code>, three numbers per molecule [N].</p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><h3 id="forces" tabindex="-1">forces <a class="header-anchor" href="#forces" aria-label="Permalink to &quot;forces&quot;">​</a></h3><p><code>Float64Array</code></p><h3 id="tracks" tabindex="-1">tracks <a class="header-anchor" href="#tracks" aria-label="Permalink to &quot;tracks&quot;">​</a></h3><p>readonly <a href="./../interfaces/ForceTrack"><code>ForceTrack</code></a>[]</p><h3 id="time" tabindex="-1">time <a class="header-anchor" href="#time" aria-label="Permalink to &quot;time&quot;">​</a></h3><p><code>number</code></p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><code>void</code></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/molecules/functions/addTrackForces.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const addTrackForces = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  addTrackForces as default
};

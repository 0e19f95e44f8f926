import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Function: replay()","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/functions/replay.md","filePath":"reference/pliant/functions/replay.md"}');
const _sfc_main = { name: "reference/pliant/functions/replay.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="function-replay" tabindex="-1">Function: replay() <a class="header-anchor" href="#function-replay" aria-label="Permalink to &quot;Function: replay()&quot;">​</a></h1><blockquote><p><strong>replay</strong>(<code>bytes</code>, <code>options?</code>): <a href="./../interfaces/ReplayReport"><code>ReplayReport</code></a></p></blockquote><p>Runs a recording again and compares every step; stops at the first that differs. <code>onStep</code> may look on.</p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><h3 id="bytes" tabindex="-1">bytes <a class="header-anchor" href="#bytes" aria-label="Permalink to &quot;bytes&quot;">​</a></h3><p><code>Uint8Array</code></p><h3 id="options" tabindex="-1">options? <a class="header-anchor" href="#options" aria-label="Permalink to &quot;options?&quot;">​</a></h3><p><a href="./../interfaces/RestoreOptions"><code>RestoreOptions</code></a> &amp; <code>object</code> = <code>{}</code></p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><a href="./../interfaces/ReplayReport"><code>ReplayReport</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/functions/replay.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const replay = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  replay as default
};

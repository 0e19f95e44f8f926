import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Class: Recorder","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/classes/Recorder.md","filePath":"reference/pliant/classes/Recorder.md"}');
const _sfc_main = { name: "reference/pliant/classes/Recorder.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="class-recorder" tabindex="-1">Class: Recorder <a class="header-anchor" href="#class-recorder" aria-label="Permalink to &quot;Class: Recorder&quot;">​</a></h1><p>Records a world from now on: its state, every command, and one hash per step.</p><h2 id="constructors" tabindex="-1">Constructors <a class="header-anchor" href="#constructors" aria-label="Permalink to &quot;Constructors&quot;">​</a></h2><h3 id="constructor" tabindex="-1">Constructor <a class="header-anchor" href="#constructor" aria-label="Permalink to &quot;Constructor&quot;">​</a></h3><blockquote><p><strong>new Recorder</strong>(<code>world</code>, <code>meta?</code>): <code>Recorder</code></p></blockquote><h4 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h4><h5 id="world" tabindex="-1">world <a class="header-anchor" href="#world" aria-label="Permalink to &quot;world&quot;">​</a></h5><p><a href="./World"><code>World</code></a></p><h5 id="meta" tabindex="-1">meta? <a class="header-anchor" href="#meta" aria-label="Permalink to &quot;meta?&quot;">​</a></h5><p><code>string</code> = <code>&#39;&#39;</code></p><h4 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h4><p><code>Recorder</code></p><h2 id="methods" tabindex="-1">Methods <a class="header-anchor" href="#methods" aria-label="Permalink to &quot;Methods&quot;">​</a></h2><h3 id="bytes" tabindex="-1">bytes() <a class="header-anchor" href="#bytes" aria-label="Permalink to &quot;bytes()&quot;">​</a></h3><blockquote><p><strong>bytes</strong>(): <code>Uint8Array</code>&lt;<code>ArrayBuffer</code>&gt;</p></blockquote><p>What was recorded so far.</p><h4 id="returns-1" tabindex="-1">Returns <a class="header-anchor" href="#returns-1" aria-label="Permalink to &quot;Returns&quot;">​</a></h4><p><code>Uint8Array</code>&lt;<code>ArrayBuffer</code>&gt;</p><hr><h3 id="finish" tabindex="-1">finish() <a class="header-anchor" href="#finish" aria-label="Permalink to &quot;finish()&quot;">​</a></h3><blockquote><p><strong>finish</strong>(): <code>Uint8Array</code>&lt;<code>ArrayBuffer</code>&gt;</p></blockquote><p>Ends the recording and returns it.</p><h4 id="returns-2" tabindex="-1">Returns <a class="header-anchor" href="#returns-2" aria-label="Permalink to &quot;Returns&quot;">​</a></h4><p><code>Uint8Array</code>&lt;<code>ArrayBuffer</code>&gt;</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/classes/Recorder.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const Recorder = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  Recorder as default
};

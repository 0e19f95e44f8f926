import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: Recording","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/io/interfaces/Recording.md","filePath":"reference/pliant/io/interfaces/Recording.md"}');
const _sfc_main = { name: "reference/pliant/io/interfaces/Recording.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-recording" tabindex="-1">Interface: Recording <a class="header-anchor" href="#interface-recording" aria-label="Permalink to &quot;Interface: Recording&quot;">​</a></h1><p>A first state, and everything that was done to it.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="entries" tabindex="-1">entries <a class="header-anchor" href="#entries" aria-label="Permalink to &quot;entries&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>entries</strong>: readonly <code>RecordingEntry</code>[]</p></blockquote><p>Commands and steps, in order.</p><hr><h3 id="meta" tabindex="-1">meta <a class="header-anchor" href="#meta" aria-label="Permalink to &quot;meta&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>meta</strong>: <code>string</code></p></blockquote><p>Free words of whoever recorded: name of the scene and the like.</p><hr><h3 id="snapshot" tabindex="-1">snapshot <a class="header-anchor" href="#snapshot" aria-label="Permalink to &quot;snapshot&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>snapshot</strong>: <code>Uint8Array</code>&lt;<code>ArrayBuffer</code>&gt;</p></blockquote><p>The state that it begins with.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/io/interfaces/Recording.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const Recording = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  Recording as default
};

import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: RestoreOptions","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/interfaces/RestoreOptions.md","filePath":"reference/pliant/interfaces/RestoreOptions.md"}');
const _sfc_main = { name: "reference/pliant/interfaces/RestoreOptions.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-restoreoptions" tabindex="-1">Interface: RestoreOptions <a class="header-anchor" href="#interface-restoreoptions" aria-label="Permalink to &quot;Interface: RestoreOptions&quot;">​</a></h1><p>What a snapshot or scene can&#39;t hold: functions, and where memory stands.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="fields" tabindex="-1">fields? <a class="header-anchor" href="#fields" aria-label="Permalink to &quot;fields?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>fields?</strong>: <code>Readonly</code>&lt;<code>Record</code>&lt;<code>string</code>, <a href="./../type-aliases/CustomField"><code>CustomField</code></a>&gt;&gt;</p></blockquote><p>Functions of the custom force fields that the world uses, by name.</p><hr><h3 id="shared" tabindex="-1">shared? <a class="header-anchor" href="#shared" aria-label="Permalink to &quot;shared?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>shared?</strong>: <code>boolean</code></p></blockquote><p>Keep the state in a SharedArrayBuffer where there is one.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/interfaces/RestoreOptions.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const RestoreOptions = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  RestoreOptions as default
};

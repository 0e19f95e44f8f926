import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: NamedFile","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/io/interfaces/NamedFile.md","filePath":"reference/pliant/io/interfaces/NamedFile.md"}');
const _sfc_main = { name: "reference/pliant/io/interfaces/NamedFile.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-namedfile" tabindex="-1">Interface: NamedFile <a class="header-anchor" href="#interface-namedfile" aria-label="Permalink to &quot;Interface: NamedFile&quot;">​</a></h1><p>A file in memory.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="bytes" tabindex="-1">bytes <a class="header-anchor" href="#bytes" aria-label="Permalink to &quot;bytes&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>bytes</strong>: <code>Uint8Array</code></p></blockquote><p>What is in it.</p><hr><h3 id="name" tabindex="-1">name <a class="header-anchor" href="#name" aria-label="Permalink to &quot;name&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>name</strong>: <code>string</code></p></blockquote><p>Its name, without a folder.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/io/interfaces/NamedFile.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const NamedFile = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  NamedFile as default
};

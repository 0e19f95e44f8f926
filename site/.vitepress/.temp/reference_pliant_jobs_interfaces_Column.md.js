import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: Column","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/jobs/interfaces/Column.md","filePath":"reference/pliant/jobs/interfaces/Column.md"}');
const _sfc_main = { name: "reference/pliant/jobs/interfaces/Column.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-column" tabindex="-1">Interface: Column <a class="header-anchor" href="#interface-column" aria-label="Permalink to &quot;Interface: Column&quot;">​</a></h1><p>A column of the table of a study.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="name" tabindex="-1">name <a class="header-anchor" href="#name" aria-label="Permalink to &quot;name&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>name</strong>: <code>string</code></p></blockquote><p>What stands above it.</p><hr><h3 id="role" tabindex="-1">role <a class="header-anchor" href="#role" aria-label="Permalink to &quot;role&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>role</strong>: <code>&quot;index&quot;</code> | <code>&quot;variable&quot;</code> | <code>&quot;output&quot;</code> | <code>&quot;state&quot;</code></p></blockquote><p>What its values are.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/jobs/interfaces/Column.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const Column = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  Column as default
};

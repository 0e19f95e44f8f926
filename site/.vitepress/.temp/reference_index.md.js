import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"API reference","description":"","frontmatter":{},"headers":[],"relativePath":"reference/index.md","filePath":"reference/index.md"}');
const _sfc_main = { name: "reference/index.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="api-reference" tabindex="-1">API reference <a class="header-anchor" href="#api-reference" aria-label="Permalink to &quot;API reference&quot;">​</a></h1><h2 id="modules" tabindex="-1">Modules <a class="header-anchor" href="#modules" aria-label="Permalink to &quot;Modules&quot;">​</a></h2><ul><li><a href="./@pliant/react/">@pliant/react</a></li><li><a href="./@pliant/three/">@pliant/three</a></li><li><a href="./pliant/">pliant</a></li><li><a href="./pliant/controllers/">pliant/controllers</a></li><li><a href="./pliant/drawing/">pliant/drawing</a></li><li><a href="./pliant/io/">pliant/io</a></li><li><a href="./pliant/jobs/">pliant/jobs</a></li><li><a href="./pliant/meshes/">pliant/meshes</a></li><li><a href="./pliant/methods/">pliant/methods</a></li><li><a href="./pliant/molecules/">pliant/molecules</a></li><li><a href="./pliant/planar/">pliant/planar</a></li><li><a href="./pliant/planar/gpu/">pliant/planar/gpu</a></li><li><a href="./pliant/queries/">pliant/queries</a></li></ul></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/index.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const index = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  index as default
};

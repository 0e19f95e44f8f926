import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: VtuOptions","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/io/interfaces/VtuOptions.md","filePath":"reference/pliant/io/interfaces/VtuOptions.md"}');
const _sfc_main = { name: "reference/pliant/io/interfaces/VtuOptions.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-vtuoptions" tabindex="-1">Interface: VtuOptions <a class="header-anchor" href="#interface-vtuoptions" aria-label="Permalink to &quot;Interface: VtuOptions&quot;">​</a></h1><p>How a VTU file is written.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="encoding" tabindex="-1">encoding? <a class="header-anchor" href="#encoding" aria-label="Permalink to &quot;encoding?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>encoding?</strong>: <a href="./../type-aliases/VtuEncoding"><code>VtuEncoding</code></a></p></blockquote><p>How its numbers stand there; <code>raw</code> unless told.</p><hr><h3 id="fields" tabindex="-1">fields? <a class="header-anchor" href="#fields" aria-label="Permalink to &quot;fields?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>fields?</strong>: <a href="./MeshFields"><code>MeshFields</code></a></p></blockquote><p>Values that are written along with the mesh.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/io/interfaces/VtuOptions.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const VtuOptions = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  VtuOptions as default
};

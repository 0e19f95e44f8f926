import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: Anchor","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/interfaces/Anchor.md","filePath":"reference/pliant/interfaces/Anchor.md"}');
const _sfc_main = { name: "reference/pliant/interfaces/Anchor.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-anchor" tabindex="-1">Interface: Anchor <a class="header-anchor" href="#interface-anchor" aria-label="Permalink to &quot;Interface: Anchor&quot;">​</a></h1><p>A piece of a body that a contact stands on.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="point" tabindex="-1">point <a class="header-anchor" href="#point" aria-label="Permalink to &quot;point&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>point</strong>: <a href="./../type-aliases/Vec3"><code>Vec3</code></a></p></blockquote><p>[m], world frame.</p><hr><h3 id="vertices" tabindex="-1">vertices <a class="header-anchor" href="#vertices" aria-label="Permalink to &quot;vertices&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>vertices</strong>: readonly <code>number</code>[]</p></blockquote><p>Vertices or molecules of the body, one or the three of a face; none for a point of a body that keeps its shape.</p><hr><h3 id="weights" tabindex="-1">weights <a class="header-anchor" href="#weights" aria-label="Permalink to &quot;weights&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>weights</strong>: readonly <code>number</code>[]</p></blockquote><p>Their weights, in the same order.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/interfaces/Anchor.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const Anchor = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  Anchor as default
};

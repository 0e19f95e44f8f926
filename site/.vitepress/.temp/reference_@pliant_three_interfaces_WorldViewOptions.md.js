import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: WorldViewOptions","description":"","frontmatter":{},"headers":[],"relativePath":"reference/@pliant/three/interfaces/WorldViewOptions.md","filePath":"reference/@pliant/three/interfaces/WorldViewOptions.md"}');
const _sfc_main = { name: "reference/@pliant/three/interfaces/WorldViewOptions.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-worldviewoptions" tabindex="-1">Interface: WorldViewOptions <a class="header-anchor" href="#interface-worldviewoptions" aria-label="Permalink to &quot;Interface: WorldViewOptions&quot;">​</a></h1><p>How a view of a world draws.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="detail" tabindex="-1">detail? <a class="header-anchor" href="#detail" aria-label="Permalink to &quot;detail?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>detail?</strong>: <a href="./../type-aliases/Detail"><code>Detail</code></a></p></blockquote><p>Triangles to spend on a shape; <code>low</code> for software renderers.</p><hr><h3 id="hideplane" tabindex="-1">hidePlane? <a class="header-anchor" href="#hideplane" aria-label="Permalink to &quot;hidePlane?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>hidePlane?</strong>: (<code>look</code>) =&gt; <code>boolean</code></p></blockquote><p>Leaves planes out, for whoever draws a ground of their own.</p><h4 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h4><h5 id="look" tabindex="-1">look <a class="header-anchor" href="#look" aria-label="Permalink to &quot;look&quot;">​</a></h5><p><a href="./BodyLook"><code>BodyLook</code></a></p><h4 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h4><p><code>boolean</code></p><hr><h3 id="planereach" tabindex="-1">planeReach? <a class="header-anchor" href="#planereach" aria-label="Permalink to &quot;planeReach?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>planeReach?</strong>: <code>number</code></p></blockquote><p>Edge of the squares that stand for endless planes [m]; 10 unless told.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/@pliant/three/interfaces/WorldViewOptions.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const WorldViewOptions = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  WorldViewOptions as default
};

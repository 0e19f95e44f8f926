import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: MeshPenetration","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/queries/interfaces/MeshPenetration.md","filePath":"reference/pliant/queries/interfaces/MeshPenetration.md"}');
const _sfc_main = { name: "reference/pliant/queries/interfaces/MeshPenetration.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-meshpenetration" tabindex="-1">Interface: MeshPenetration <a class="header-anchor" href="#interface-meshpenetration" aria-label="Permalink to &quot;Interface: MeshPenetration&quot;">​</a></h1><p>How deep two meshes are in each other.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="depth" tabindex="-1">depth <a class="header-anchor" href="#depth" aria-label="Permalink to &quot;depth&quot;">​</a></h3><blockquote><p><strong>depth</strong>: <code>number</code></p></blockquote><p>Depth [m]; zero when the meshes don&#39;t overlap.</p><hr><h3 id="direction" tabindex="-1">direction <a class="header-anchor" href="#direction" aria-label="Permalink to &quot;direction&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>direction</strong>: <code>Float64Array</code></p></blockquote><p>Unit vector in which A leaves B; zero when they don&#39;t overlap.</p><hr><h3 id="error" tabindex="-1">error <a class="header-anchor" href="#error" aria-label="Permalink to &quot;error&quot;">​</a></h3><blockquote><p><strong>error</strong>: <code>number</code></p></blockquote><p>The true value of this measure is at most this much larger [m].</p><hr><h3 id="pointa" tabindex="-1">pointA <a class="header-anchor" href="#pointa" aria-label="Permalink to &quot;pointA&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>pointA</strong>: <code>Float64Array</code></p></blockquote><p>The deep point and the place on the other surface to which it would go.</p><hr><h3 id="pointb" tabindex="-1">pointB <a class="header-anchor" href="#pointb" aria-label="Permalink to &quot;pointB&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>pointB</strong>: <code>Float64Array</code></p></blockquote><p>Deepest point of the second mesh [m].</p><hr><h3 id="trianglea" tabindex="-1">triangleA <a class="header-anchor" href="#trianglea" aria-label="Permalink to &quot;triangleA&quot;">​</a></h3><blockquote><p><strong>triangleA</strong>: <code>number</code></p></blockquote><p>Triangle of the first mesh there.</p><hr><h3 id="triangleb" tabindex="-1">triangleB <a class="header-anchor" href="#triangleb" aria-label="Permalink to &quot;triangleB&quot;">​</a></h3><blockquote><p><strong>triangleB</strong>: <code>number</code></p></blockquote><p>Triangle of the second mesh there.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/queries/interfaces/MeshPenetration.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const MeshPenetration = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  MeshPenetration as default
};

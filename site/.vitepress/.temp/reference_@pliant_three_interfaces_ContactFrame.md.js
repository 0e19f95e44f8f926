import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: ContactFrame","description":"","frontmatter":{},"headers":[],"relativePath":"reference/@pliant/three/interfaces/ContactFrame.md","filePath":"reference/@pliant/three/interfaces/ContactFrame.md"}');
const _sfc_main = { name: "reference/@pliant/three/interfaces/ContactFrame.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-contactframe" tabindex="-1">Interface: ContactFrame <a class="header-anchor" href="#interface-contactframe" aria-label="Permalink to &quot;Interface: ContactFrame&quot;">​</a></h1><p>Contacts of a world, told every frame.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="count" tabindex="-1">count <a class="header-anchor" href="#count" aria-label="Permalink to &quot;count&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>count</strong>: <code>number</code></p></blockquote><p>Number of contacts.</p><hr><h3 id="forces" tabindex="-1">forces <a class="header-anchor" href="#forces" aria-label="Permalink to &quot;forces&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>forces</strong>: <a href="./../type-aliases/Numbers"><code>Numbers</code></a></p></blockquote><p>Forces on body a [N], three numbers per contact.</p><hr><h3 id="normals" tabindex="-1">normals <a class="header-anchor" href="#normals" aria-label="Permalink to &quot;normals&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>normals</strong>: <a href="./../type-aliases/Numbers"><code>Numbers</code></a></p></blockquote><p>Unit normals from body b to body a, three numbers per contact.</p><hr><h3 id="points" tabindex="-1">points <a class="header-anchor" href="#points" aria-label="Permalink to &quot;points&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>points</strong>: <a href="./../type-aliases/Numbers"><code>Numbers</code></a></p></blockquote><p>World points [m], unit normals from body b to body a, forces on body a [N]; three numbers per contact.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/@pliant/three/interfaces/ContactFrame.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const ContactFrame = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  ContactFrame as default
};

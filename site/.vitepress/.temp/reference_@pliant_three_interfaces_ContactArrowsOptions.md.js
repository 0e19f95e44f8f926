import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: ContactArrowsOptions","description":"","frontmatter":{},"headers":[],"relativePath":"reference/@pliant/three/interfaces/ContactArrowsOptions.md","filePath":"reference/@pliant/three/interfaces/ContactArrowsOptions.md"}');
const _sfc_main = { name: "reference/@pliant/three/interfaces/ContactArrowsOptions.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-contactarrowsoptions" tabindex="-1">Interface: ContactArrowsOptions <a class="header-anchor" href="#interface-contactarrowsoptions" aria-label="Permalink to &quot;Interface: ContactArrowsOptions&quot;">​</a></h1><p>What arrows look like.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="capacity" tabindex="-1">capacity? <a class="header-anchor" href="#capacity" aria-label="Permalink to &quot;capacity?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>capacity?</strong>: <code>number</code></p></blockquote><p>Most arrows drawn; contacts beyond are left out.</p><hr><h3 id="color" tabindex="-1">color? <a class="header-anchor" href="#color" aria-label="Permalink to &quot;color?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>color?</strong>: <code>string</code></p></blockquote><p>Their colour.</p><hr><h3 id="scale" tabindex="-1">scale? <a class="header-anchor" href="#scale" aria-label="Permalink to &quot;scale?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>scale?</strong>: <code>number</code></p></blockquote><p>Metres per √N on top.</p><hr><h3 id="size" tabindex="-1">size? <a class="header-anchor" href="#size" aria-label="Permalink to &quot;size?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>size?</strong>: <code>number</code></p></blockquote><p>Length of a bare normal [m]; thickness follows it.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/@pliant/three/interfaces/ContactArrowsOptions.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const ContactArrowsOptions = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  ContactArrowsOptions as default
};

import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: HookedContact","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/interfaces/HookedContact.md","filePath":"reference/pliant/interfaces/HookedContact.md"}');
const _sfc_main = { name: "reference/pliant/interfaces/HookedContact.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-hookedcontact" tabindex="-1">Interface: HookedContact <a class="header-anchor" href="#interface-hookedcontact" aria-label="Permalink to &quot;Interface: HookedContact&quot;">​</a></h1><p>A pair that touches, or will within the step. Friction and restitution may be assigned; the arrays are good until the hook returns.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="bodya" tabindex="-1">bodyA <a class="header-anchor" href="#bodya" aria-label="Permalink to &quot;bodyA&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>bodyA</strong>: <a href="./../classes/Body"><code>Body</code></a></p></blockquote><p>The first body.</p><hr><h3 id="bodyb" tabindex="-1">bodyB <a class="header-anchor" href="#bodyb" aria-label="Permalink to &quot;bodyB&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>bodyB</strong>: <a href="./../classes/Body"><code>Body</code></a></p></blockquote><p>The second body.</p><hr><h3 id="depth" tabindex="-1">depth <a class="header-anchor" href="#depth" aria-label="Permalink to &quot;depth&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>depth</strong>: <code>number</code></p></blockquote><p>How deep it is there [m]; negative while there is a gap that may close within the step.</p><hr><h3 id="friction" tabindex="-1">friction <a class="header-anchor" href="#friction" aria-label="Permalink to &quot;friction&quot;">​</a></h3><blockquote><p><strong>friction</strong>: <code>number</code></p></blockquote><p>Coulomb friction coefficient of the pair.</p><hr><h3 id="normal" tabindex="-1">normal <a class="header-anchor" href="#normal" aria-label="Permalink to &quot;normal&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>normal</strong>: <code>Float64Array</code></p></blockquote><p>Unit normal there, from <code>bodyB</code> to <code>bodyA</code>.</p><hr><h3 id="point" tabindex="-1">point <a class="header-anchor" href="#point" aria-label="Permalink to &quot;point&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>point</strong>: <code>Float64Array</code></p></blockquote><p>The deepest point, in the world [m].</p><hr><h3 id="restitution" tabindex="-1">restitution <a class="header-anchor" href="#restitution" aria-label="Permalink to &quot;restitution&quot;">​</a></h3><blockquote><p><strong>restitution</strong>: <code>number</code></p></blockquote><p>Part of the approach speed that a bounce keeps; of no effect where a body deforms.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/interfaces/HookedContact.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const HookedContact = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  HookedContact as default
};

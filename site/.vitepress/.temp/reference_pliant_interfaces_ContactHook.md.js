import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: ContactHook","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/interfaces/ContactHook.md","filePath":"reference/pliant/interfaces/ContactHook.md"}');
const _sfc_main = { name: "reference/pliant/interfaces/ContactHook.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-contacthook" tabindex="-1">Interface: ContactHook <a class="header-anchor" href="#interface-contacthook" aria-label="Permalink to &quot;Interface: ContactHook&quot;">​</a></h1><p>Is asked about pairs of bodies, in every step. It must not change the world, and should decide by the state of the world alone.</p><h2 id="methods" tabindex="-1">Methods <a class="header-anchor" href="#methods" aria-label="Permalink to &quot;Methods&quot;">​</a></h2><h3 id="maytouch" tabindex="-1">mayTouch()? <a class="header-anchor" href="#maytouch" aria-label="Permalink to &quot;mayTouch()?&quot;">​</a></h3><blockquote><p><code>optional</code> <strong>mayTouch</strong>(<code>bodyA</code>, <code>bodyB</code>): <code>boolean</code></p></blockquote><p>Whether two bodies that are near may touch; asked before anything is measured. <code>false</code> lets them pass through each other.</p><h4 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h4><h5 id="bodya" tabindex="-1">bodyA <a class="header-anchor" href="#bodya" aria-label="Permalink to &quot;bodyA&quot;">​</a></h5><p><a href="./../classes/Body"><code>Body</code></a></p><h5 id="bodyb" tabindex="-1">bodyB <a class="header-anchor" href="#bodyb" aria-label="Permalink to &quot;bodyB&quot;">​</a></h5><p><a href="./../classes/Body"><code>Body</code></a></p><h4 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h4><p><code>boolean</code></p><hr><h3 id="oncontact" tabindex="-1">onContact()? <a class="header-anchor" href="#oncontact" aria-label="Permalink to &quot;onContact()?&quot;">​</a></h3><blockquote><p><code>optional</code> <strong>onContact</strong>(<code>contact</code>): <code>boolean</code> | <code>undefined</code></p></blockquote><p>Sees a contact before it is answered and may change its friction and restitution. <code>false</code> refuses it.</p><h4 id="parameters-1" tabindex="-1">Parameters <a class="header-anchor" href="#parameters-1" aria-label="Permalink to &quot;Parameters&quot;">​</a></h4><h5 id="contact" tabindex="-1">contact <a class="header-anchor" href="#contact" aria-label="Permalink to &quot;contact&quot;">​</a></h5><p><a href="./HookedContact"><code>HookedContact</code></a></p><h4 id="returns-1" tabindex="-1">Returns <a class="header-anchor" href="#returns-1" aria-label="Permalink to &quot;Returns&quot;">​</a></h4><p><code>boolean</code> | <code>undefined</code></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/interfaces/ContactHook.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const ContactHook = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  ContactHook as default
};

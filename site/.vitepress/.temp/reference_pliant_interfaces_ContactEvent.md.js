import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: ContactEvent","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/interfaces/ContactEvent.md","filePath":"reference/pliant/interfaces/ContactEvent.md"}');
const _sfc_main = { name: "reference/pliant/interfaces/ContactEvent.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-contactevent" tabindex="-1">Interface: ContactEvent <a class="header-anchor" href="#interface-contactevent" aria-label="Permalink to &quot;Interface: ContactEvent&quot;">​</a></h1><p>A touch that began, went on or ended in the last step, or a force that passed a threshold.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="bodya" tabindex="-1">bodyA <a class="header-anchor" href="#bodya" aria-label="Permalink to &quot;bodyA&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>bodyA</strong>: <a href="./../classes/Body"><code>Body</code></a></p></blockquote><p>The first body. After a <code>stop</code> it may be gone: ask whether it <code>exists</code>.</p><hr><h3 id="bodyb" tabindex="-1">bodyB <a class="header-anchor" href="#bodyb" aria-label="Permalink to &quot;bodyB&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>bodyB</strong>: <a href="./../classes/Body"><code>Body</code></a></p></blockquote><p>The second body.</p><hr><h3 id="force" tabindex="-1">force <a class="header-anchor" href="#force" aria-label="Permalink to &quot;force&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>force</strong>: <code>number</code></p></blockquote><p>Largest total contact force of the pair in the step [N].</p><hr><h3 id="kind" tabindex="-1">kind <a class="header-anchor" href="#kind" aria-label="Permalink to &quot;kind&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>kind</strong>: <code>&quot;force&quot;</code> | <code>&quot;start&quot;</code> | <code>&quot;stay&quot;</code> | <code>&quot;stop&quot;</code></p></blockquote><p><code>start</code>, <code>stay</code> and <code>stop</code> tell of touching; <code>force</code> that the pair&#39;s force passed a body&#39;s threshold.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/interfaces/ContactEvent.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const ContactEvent = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  ContactEvent as default
};

import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: BodyHandlers","description":"","frontmatter":{},"headers":[],"relativePath":"reference/@pliant/react/interfaces/BodyHandlers.md","filePath":"reference/@pliant/react/interfaces/BodyHandlers.md"}');
const _sfc_main = { name: "reference/@pliant/react/interfaces/BodyHandlers.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-bodyhandlers" tabindex="-1">Interface: BodyHandlers <a class="header-anchor" href="#interface-bodyhandlers" aria-label="Permalink to &quot;Interface: BodyHandlers&quot;">​</a></h1><p>What a body tells of.</p><h2 id="extended-by" tabindex="-1">Extended by <a class="header-anchor" href="#extended-by" aria-label="Permalink to &quot;Extended by&quot;">​</a></h2><ul><li><a href="./RigidBodyProps"><code>RigidBodyProps</code></a></li><li><a href="./SoftBodyProps"><code>SoftBodyProps</code></a></li></ul><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="oncontact" tabindex="-1">onContact? <a class="header-anchor" href="#oncontact" aria-label="Permalink to &quot;onContact?&quot;">​</a></h3><blockquote><p><code>optional</code> <strong>onContact?</strong>: <a href="./../type-aliases/ContactHandler"><code>ContactHandler</code></a></p></blockquote><p>A touch began.</p><hr><h3 id="oncontactend" tabindex="-1">onContactEnd? <a class="header-anchor" href="#oncontactend" aria-label="Permalink to &quot;onContactEnd?&quot;">​</a></h3><blockquote><p><code>optional</code> <strong>onContactEnd?</strong>: <a href="./../type-aliases/ContactHandler"><code>ContactHandler</code></a></p></blockquote><p>A touch ended.</p><hr><h3 id="onforce" tabindex="-1">onForce? <a class="header-anchor" href="#onforce" aria-label="Permalink to &quot;onForce?&quot;">​</a></h3><blockquote><p><code>optional</code> <strong>onForce?</strong>: <a href="./../type-aliases/ContactHandler"><code>ContactHandler</code></a></p></blockquote><p>A contact force passed the body&#39;s <code>forceThreshold</code>.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/@pliant/react/interfaces/BodyHandlers.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const BodyHandlers = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  BodyHandlers as default
};

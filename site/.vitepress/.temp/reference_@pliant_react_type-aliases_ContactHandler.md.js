import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Type Alias: ContactHandler","description":"","frontmatter":{},"headers":[],"relativePath":"reference/@pliant/react/type-aliases/ContactHandler.md","filePath":"reference/@pliant/react/type-aliases/ContactHandler.md"}');
const _sfc_main = { name: "reference/@pliant/react/type-aliases/ContactHandler.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="type-alias-contacthandler" tabindex="-1">Type Alias: ContactHandler <a class="header-anchor" href="#type-alias-contacthandler" aria-label="Permalink to &quot;Type Alias: ContactHandler&quot;">​</a></h1><blockquote><p><strong>ContactHandler</strong> = (<code>other</code>, <code>event</code>) =&gt; <code>void</code></p></blockquote><p>Called with the other body, and the event as the world gave it.</p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><h3 id="other" tabindex="-1">other <a class="header-anchor" href="#other" aria-label="Permalink to &quot;other&quot;">​</a></h3><p><code>Body</code></p><h3 id="event" tabindex="-1">event <a class="header-anchor" href="#event" aria-label="Permalink to &quot;event&quot;">​</a></h3><p><code>ContactEvent</code></p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><code>void</code></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/@pliant/react/type-aliases/ContactHandler.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const ContactHandler = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  ContactHandler as default
};

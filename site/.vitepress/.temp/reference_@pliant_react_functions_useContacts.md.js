import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Function: useContacts()","description":"","frontmatter":{},"headers":[],"relativePath":"reference/@pliant/react/functions/useContacts.md","filePath":"reference/@pliant/react/functions/useContacts.md"}');
const _sfc_main = { name: "reference/@pliant/react/functions/useContacts.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="function-usecontacts" tabindex="-1">Function: useContacts() <a class="header-anchor" href="#function-usecontacts" aria-label="Permalink to &quot;Function: useContacts()&quot;">​</a></h1><blockquote><p><strong>useContacts</strong>(<code>handler</code>): <code>void</code></p></blockquote><p>Calls a function after every step with all contacts of the world.</p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><h3 id="handler" tabindex="-1">handler <a class="header-anchor" href="#handler" aria-label="Permalink to &quot;handler&quot;">​</a></h3><p>(<code>contacts</code>) =&gt; <code>void</code></p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><code>void</code></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/@pliant/react/functions/useContacts.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const useContacts = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  useContacts as default
};

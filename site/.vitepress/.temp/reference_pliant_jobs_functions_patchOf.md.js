import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Function: patchOf()","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/jobs/functions/patchOf.md","filePath":"reference/pliant/jobs/functions/patchOf.md"}');
const _sfc_main = { name: "reference/pliant/jobs/functions/patchOf.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="function-patchof" tabindex="-1">Function: patchOf() <a class="header-anchor" href="#function-patchof" aria-label="Permalink to &quot;Function: patchOf()&quot;">​</a></h1><blockquote><p><strong>patchOf</strong>(<code>contacts</code>, <code>force</code>, <code>region?</code>): <a href="./../interfaces/Patch"><code>Patch</code></a></p></blockquote><p>The patch of one touching pair, as the world stands.</p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><h3 id="contacts" tabindex="-1">contacts <a class="header-anchor" href="#contacts" aria-label="Permalink to &quot;contacts&quot;">​</a></h3><p>readonly <a href="./../../interfaces/Contact"><code>Contact</code></a>[]</p><h3 id="force" tabindex="-1">force <a class="header-anchor" href="#force" aria-label="Permalink to &quot;force&quot;">​</a></h3><p><a href="./../../type-aliases/Vec3"><code>Vec3</code></a></p><h3 id="region" tabindex="-1">region? <a class="header-anchor" href="#region" aria-label="Permalink to &quot;region?&quot;">​</a></h3><p><code>Box</code></p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><a href="./../interfaces/Patch"><code>Patch</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/jobs/functions/patchOf.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const patchOf = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  patchOf as default
};

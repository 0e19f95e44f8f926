import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Type Alias: Outcome","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/jobs/type-aliases/Outcome.md","filePath":"reference/pliant/jobs/type-aliases/Outcome.md"}');
const _sfc_main = { name: "reference/pliant/jobs/type-aliases/Outcome.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="type-alias-outcome" tabindex="-1">Type Alias: Outcome <a class="header-anchor" href="#type-alias-outcome" aria-label="Permalink to &quot;Type Alias: Outcome&quot;">​</a></h1><blockquote><p><strong>Outcome</strong> = { <code>kind</code>: <code>&quot;done&quot;</code>; <code>result</code>: <a href="./../interfaces/JobResult"><code>JobResult</code></a>; } | { <code>error</code>: <code>string</code>; <code>kind</code>: <code>&quot;refused&quot;</code>; } | { <code>error</code>: <code>string</code>; <code>kind</code>: <code>&quot;crashed&quot;</code>; }</p></blockquote><p>What became of a run: its result, or the sentence that says why there is none.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/jobs/type-aliases/Outcome.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const Outcome = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  Outcome as default
};

import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Function: boxAndGround()","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/molecules/functions/boxAndGround.md","filePath":"reference/pliant/molecules/functions/boxAndGround.md"}');
const _sfc_main = { name: "reference/pliant/molecules/functions/boxAndGround.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="function-boxandground" tabindex="-1">Function: boxAndGround() <a class="header-anchor" href="#function-boxandground" aria-label="Permalink to &quot;Function: boxAndGround()&quot;">​</a></h1><blockquote><p><strong>boxAndGround</strong>(<code>options?</code>): <a href="./../interfaces/MoleculeScene"><code>MoleculeScene</code></a></p></blockquote><p>A box of molecules above a ground of molecules.</p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><h3 id="options" tabindex="-1">options? <a class="header-anchor" href="#options" aria-label="Permalink to &quot;options?&quot;">​</a></h3><p><a href="./../interfaces/BoxAndGroundOptions"><code>BoxAndGroundOptions</code></a> = <code>{}</code></p><h2 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h2><p><a href="./../interfaces/MoleculeScene"><code>MoleculeScene</code></a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/molecules/functions/boxAndGround.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const boxAndGround = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  boxAndGround as default
};

import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Variable: STAND_SCENES","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/planar/variables/STAND_SCENES.md","filePath":"reference/pliant/planar/variables/STAND_SCENES.md"}');
const _sfc_main = { name: "reference/pliant/planar/variables/STAND_SCENES.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="variable-stand-scenes" tabindex="-1">Variable: STAND_SCENES <a class="header-anchor" href="#variable-stand-scenes" aria-label="Permalink to &quot;Variable: STAND\\_SCENES&quot;">​</a></h1><blockquote><p><code>const</code> <strong>STAND_SCENES</strong>: readonly <a href="./../interfaces/StandScene"><code>StandScene</code></a>[]</p></blockquote><p>Scenes whose bodies stand.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/planar/variables/STAND_SCENES.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const STAND_SCENES = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  STAND_SCENES as default
};

import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Variable: ACTIVITY","description":"","frontmatter":{},"headers":[],"relativePath":"reference/@pliant/three/variables/ACTIVITY.md","filePath":"reference/@pliant/three/variables/ACTIVITY.md"}');
const _sfc_main = { name: "reference/@pliant/three/variables/ACTIVITY.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="variable-activity" tabindex="-1">Variable: ACTIVITY <a class="header-anchor" href="#variable-activity" aria-label="Permalink to &quot;Variable: ACTIVITY&quot;">​</a></h1><blockquote><p><code>const</code> <strong>ACTIVITY</strong>: <code>object</code></p></blockquote><p>Codes of <code>BodyFrame.activities</code>, as the engine writes them.</p><h2 id="type-declaration" tabindex="-1">Type Declaration <a class="header-anchor" href="#type-declaration" aria-label="Permalink to &quot;Type Declaration&quot;">​</a></h2><h3 id="asleep" tabindex="-1">asleep <a class="header-anchor" href="#asleep" aria-label="Permalink to &quot;asleep&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>asleep</strong>: <code>1</code> = <code>1</code></p></blockquote><h3 id="awake" tabindex="-1">awake <a class="header-anchor" href="#awake" aria-label="Permalink to &quot;awake&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>awake</strong>: <code>0</code> = <code>0</code></p></blockquote><h3 id="frozen" tabindex="-1">frozen <a class="header-anchor" href="#frozen" aria-label="Permalink to &quot;frozen&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>frozen</strong>: <code>2</code> = <code>2</code></p></blockquote></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/@pliant/three/variables/ACTIVITY.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const ACTIVITY = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  ACTIVITY as default
};

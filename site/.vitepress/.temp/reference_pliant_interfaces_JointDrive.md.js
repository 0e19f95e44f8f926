import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: JointDrive","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/interfaces/JointDrive.md","filePath":"reference/pliant/interfaces/JointDrive.md"}');
const _sfc_main = { name: "reference/pliant/interfaces/JointDrive.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-jointdrive" tabindex="-1">Interface: JointDrive <a class="header-anchor" href="#interface-jointdrive" aria-label="Permalink to &quot;Interface: JointDrive&quot;">​</a></h1><p>What a motor or limits can be changed to while a world runs.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="max" tabindex="-1">max? <a class="header-anchor" href="#max" aria-label="Permalink to &quot;max?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>max?</strong>: <code>number</code></p></blockquote><p>Upper limit [rad, m].</p><hr><h3 id="min" tabindex="-1">min? <a class="header-anchor" href="#min" aria-label="Permalink to &quot;min?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>min?</strong>: <code>number</code></p></blockquote><p>Limits [rad, m].</p><hr><h3 id="speed" tabindex="-1">speed? <a class="header-anchor" href="#speed" aria-label="Permalink to &quot;speed?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>speed?</strong>: <code>number</code></p></blockquote><p>Speed that the motor is to reach [rad/s, m/s].</p><hr><h3 id="strength" tabindex="-1">strength? <a class="header-anchor" href="#strength" aria-label="Permalink to &quot;strength?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>strength?</strong>: <code>number</code></p></blockquote><p>Most that the motor pushes [N·m, N]; 0 switches it off.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/interfaces/JointDrive.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const JointDrive = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  JointDrive as default
};

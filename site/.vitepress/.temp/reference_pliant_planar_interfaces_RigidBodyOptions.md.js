import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: RigidBodyOptions","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/planar/interfaces/RigidBodyOptions.md","filePath":"reference/pliant/planar/interfaces/RigidBodyOptions.md"}');
const _sfc_main = { name: "reference/pliant/planar/interfaces/RigidBodyOptions.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-rigidbodyoptions" tabindex="-1">Interface: RigidBodyOptions <a class="header-anchor" href="#interface-rigidbodyoptions" aria-label="Permalink to &quot;Interface: RigidBodyOptions&quot;">​</a></h1><p>How a rigid outline is made.</p><h2 id="extended-by" tabindex="-1">Extended by <a class="header-anchor" href="#extended-by" aria-label="Permalink to &quot;Extended by&quot;">​</a></h2><ul><li><a href="./StandBody"><code>StandBody</code></a></li></ul><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="density" tabindex="-1">density? <a class="header-anchor" href="#density" aria-label="Permalink to &quot;density?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>density?</strong>: <code>number</code></p></blockquote><p>Surface density [kg/m²].</p><hr><h3 id="drag" tabindex="-1">drag? <a class="header-anchor" href="#drag" aria-label="Permalink to &quot;drag?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>drag?</strong>: <code>number</code></p></blockquote><p>Linear drag [1/s]: velocities decay like exp(-drag t).</p><hr><h3 id="motion" tabindex="-1">motion? <a class="header-anchor" href="#motion" aria-label="Permalink to &quot;motion?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>motion?</strong>: <code>&quot;fixed&quot;</code> | <code>&quot;free&quot;</code> | <code>&quot;axle&quot;</code></p></blockquote><p><code>free</code> (default), <code>axle</code>: turns about its centroid, <code>fixed</code>.</p><hr><h3 id="spin" tabindex="-1">spin? <a class="header-anchor" href="#spin" aria-label="Permalink to &quot;spin?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>spin?</strong>: <code>number</code></p></blockquote><p>Angular velocity [rad/s].</p><hr><h3 id="velocity" tabindex="-1">velocity? <a class="header-anchor" href="#velocity" aria-label="Permalink to &quot;velocity?&quot;">​</a></h3><blockquote><p><code>readonly</code> <code>optional</code> <strong>velocity?</strong>: readonly [<code>number</code>, <code>number</code>]</p></blockquote><p>Of its centre [m/s].</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/planar/interfaces/RigidBodyOptions.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const RigidBodyOptions = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  RigidBodyOptions as default
};

import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: PairTotal","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/interfaces/PairTotal.md","filePath":"reference/pliant/interfaces/PairTotal.md"}');
const _sfc_main = { name: "reference/pliant/interfaces/PairTotal.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-pairtotal" tabindex="-1">Interface: PairTotal <a class="header-anchor" href="#interface-pairtotal" aria-label="Permalink to &quot;Interface: PairTotal&quot;">​</a></h1><p>What one pair of bodies did over the last step, all its contacts and substeps together.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="bodya" tabindex="-1">bodyA <a class="header-anchor" href="#bodya" aria-label="Permalink to &quot;bodyA&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>bodyA</strong>: <a href="./../classes/Body"><code>Body</code></a></p></blockquote><p>The first body.</p><hr><h3 id="bodyb" tabindex="-1">bodyB <a class="header-anchor" href="#bodyb" aria-label="Permalink to &quot;bodyB&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>bodyB</strong>: <a href="./../classes/Body"><code>Body</code></a></p></blockquote><p>The second body.</p><hr><h3 id="depth" tabindex="-1">depth <a class="header-anchor" href="#depth" aria-label="Permalink to &quot;depth&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>depth</strong>: <code>number</code></p></blockquote><p>Deepest point in any substep [m].</p><hr><h3 id="force" tabindex="-1">force <a class="header-anchor" href="#force" aria-label="Permalink to &quot;force&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>force</strong>: <a href="./../type-aliases/Vec3"><code>Vec3</code></a></p></blockquote><p>Mean over the step, on <code>bodyA</code> [N].</p><hr><h3 id="impulse" tabindex="-1">impulse <a class="header-anchor" href="#impulse" aria-label="Permalink to &quot;impulse&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>impulse</strong>: <a href="./../type-aliases/Vec3"><code>Vec3</code></a></p></blockquote><p>Over the step, on <code>bodyA</code> [N·s].</p><hr><h3 id="peakforce" tabindex="-1">peakForce <a class="header-anchor" href="#peakforce" aria-label="Permalink to &quot;peakForce&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>peakForce</strong>: <code>number</code></p></blockquote><p>Largest total force in any substep [N].</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/interfaces/PairTotal.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const PairTotal = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  PairTotal as default
};

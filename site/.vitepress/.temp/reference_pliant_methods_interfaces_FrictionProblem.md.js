import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: FrictionProblem","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/methods/interfaces/FrictionProblem.md","filePath":"reference/pliant/methods/interfaces/FrictionProblem.md"}');
const _sfc_main = { name: "reference/pliant/methods/interfaces/FrictionProblem.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-frictionproblem" tabindex="-1">Interface: FrictionProblem <a class="header-anchor" href="#interface-frictionproblem" aria-label="Permalink to &quot;Interface: FrictionProblem&quot;">​</a></h1><p>Contacts with friction, as a matrix.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="dimension" tabindex="-1">dimension <a class="header-anchor" href="#dimension" aria-label="Permalink to &quot;dimension&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>dimension</strong>: <code>2</code> | <code>3</code></p></blockquote><p>3 for contacts in space (normal and two tangents), 2 for those in the plane (normal and one).</p><hr><h3 id="matrix" tabindex="-1">matrix <a class="header-anchor" href="#matrix" aria-label="Permalink to &quot;matrix&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>matrix</strong>: <code>Float64Array</code>&lt;<code>ArrayBufferLike</code>&gt; | readonly <code>number</code>[]</p></blockquote><p>W, row by row: how velocities at the contacts answer to impulses.</p><hr><h3 id="mu" tabindex="-1">mu <a class="header-anchor" href="#mu" aria-label="Permalink to &quot;mu&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>mu</strong>: <code>Float64Array</code>&lt;<code>ArrayBufferLike</code>&gt; | readonly <code>number</code>[]</p></blockquote><p>Friction coefficient of every contact.</p><hr><h3 id="q" tabindex="-1">q <a class="header-anchor" href="#q" aria-label="Permalink to &quot;q&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>q</strong>: <code>Float64Array</code>&lt;<code>ArrayBufferLike</code>&gt; | readonly <code>number</code>[]</p></blockquote><p>Velocities without impulses, normal first at every contact.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/methods/interfaces/FrictionProblem.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const FrictionProblem = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  FrictionProblem as default
};

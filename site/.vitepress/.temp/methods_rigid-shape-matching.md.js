import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"RigidShapeMatching","description":"","frontmatter":{},"headers":[],"params":{"name":"rigid-shape-matching"},"relativePath":"methods/rigid-shape-matching.md","filePath":"methods/[name].md"}');
const _sfc_main = { name: "methods/rigid-shape-matching.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="rigidshapematching" tabindex="-1">RigidShapeMatching <a class="header-anchor" href="#rigidshapematching" aria-label="Permalink to &quot;RigidShapeMatching&quot;">​</a></h1><p>A model of a rigid body, of its own: <code>new RigidShapeMatching({ positions, masses }).step(dt, gravity, obstacles)</code>.</p><h2 id="what-it-is" tabindex="-1">What it is <a class="header-anchor" href="#what-it-is" aria-label="Permalink to &quot;What it is&quot;">​</a></h2><p>A rigid body that is nothing but its vertices. Each moves and collides by itself, as a particle, against signed distance functions; then all are made rigid again:</p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span>v_i += dt (g + f/m)    y_i = x_i + dt v_i    where φ(y_i) &lt; 0: the particle impulse with μ_N and μ_T, y_i out of the surface</span></span>
<span class="line"><span>c = Σ m y / Σ m        A = Σ m (y − c) rᵀ    R = polar(A)</span></span>
<span class="line"><span>v_i = (c + R r_i − x_i) / dt                 x_i = c + R r_i</span></span></code></pre></div><p>There is neither an inertia tensor nor a K matrix. The lecture also multiplies A by (Σ r rᵀ)⁻¹, which does not exist for vertices in a plane; the rotation is well defined without it.</p><h2 id="sources" tabindex="-1">Sources <a class="header-anchor" href="#sources" aria-label="Permalink to &quot;Sources&quot;">​</a></h2><p>Lecture on rigid contacts (shape matching). Müller, Heidelberger, Teschner and Gross 2005.</p><h2 id="when-to-use-it" tabindex="-1">When to use it <a class="header-anchor" href="#when-to-use-it" aria-label="Permalink to &quot;When to use it&quot;">​</a></h2><p>Where rigid parts live among particles (buttons on cloth, the lecture says) and friction need not be exact. It is stable at any step.</p><h2 id="limits" tabindex="-1">Limits <a class="header-anchor" href="#limits" aria-label="Permalink to &quot;Limits&quot;">​</a></h2><p>Making the vertices rigid again undoes part of what the contacts have achieved. Beside the rigid integrator in the same scene, at 1 ms: a free body falls on the same path and turns behind by less than 0.03 rad in 1 s; a box comes to rest on the floor at the same height to 2 mm; a box that slides on four of its eight corners goes <strong>twice as far</strong> as it should, because those four carry half of its weight and the other half is carried by rigidity, which knows no friction. For friction that holds use a <code>rigid</code> body with <a href="/methods/impulse">impulse</a>.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("methods/rigid-shape-matching.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const rigidShapeMatching = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  rigidShapeMatching as default
};

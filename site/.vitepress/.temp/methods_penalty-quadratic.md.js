import { resolveComponent, useSSRContext } from "vue";
import { ssrRenderAttrs, ssrRenderComponent, ssrRenderAttr } from "vue/server-renderer";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const _imports_0 = "/images/methods/penalty-quadratic.svg";
const __pageData = JSON.parse('{"title":"penalty-quadratic","description":"","frontmatter":{},"headers":[],"params":{"name":"penalty-quadratic"},"relativePath":"methods/penalty-quadratic.md","filePath":"methods/[name].md"}');
const _sfc_main = { name: "methods/penalty-quadratic.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  const _component_Live = resolveComponent("Live");
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="penalty-quadratic" tabindex="-1">penalty-quadratic <a class="header-anchor" href="#penalty-quadratic" aria-label="Permalink to &quot;penalty-quadratic&quot;">​</a></h1>`);
  _push(ssrRenderComponent(_component_Live, { scene: "drop-penalty-quadratic" }, null, _parent));
  _push(`<p>Pushes overlapping bodies apart by the slope of a quadratic potential, without damping or friction; energy is kept.</p><ul><li><strong>Stage</strong>: <a href="/methods/">response</a></li><li><strong>Source</strong>: lecture on rigid contacts (quadratic penalty method)</li><li><strong>Serves bodies</strong>: <code>rigid</code> with <code>static</code>, <code>kinematic</code>, <code>rigid</code>.</li></ul><p><img${ssrRenderAttr("src", _imports_0)} alt="An undamped spring: the ball comes back as fast as it came, and its contact is half a wave."></p><p><em>An undamped spring: the ball comes back as fast as it came, and its contact is half a wave.</em></p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><table tabindex="0"><thead><tr><th>name</th><th>default</th><th>range</th><th>meaning</th></tr></thead><tbody><tr><td><code>stiffness</code></td><td>0 N/m</td><td>from 0</td><td>Stiffness of one contact; 0 takes it from the frequency and the mass that the contact moves.</td></tr><tr><td><code>frequency</code></td><td>30 Hz</td><td>from 0.001</td><td>Frequency of the contact spring, used when no stiffness is given.</td></tr></tbody></table><p>&lt;!-- end of the part from the registry --&gt;</p><h2 id="idea" tabindex="-1">Idea <a class="header-anchor" href="#idea" aria-label="Permalink to &quot;Idea&quot;">​</a></h2><p>The plain penalty of the lecture on rigid contacts: a spring per contact point, without damping or friction. Inside the body the potential is quadratic, so the force is linear in the depth.</p><h2 id="equations" tabindex="-1">Equations <a class="header-anchor" href="#equations" aria-label="Permalink to &quot;Equations&quot;">​</a></h2><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span>E = ½ k φ²,   f = −k φ n           where φ &lt; 0</span></span>
<span class="line"><span>k = m (2π · frequency)²            unless a stiffness is given; m the mass that the contact moves</span></span>
<span class="line"><span>contact time π √(m/k),   greatest depth v √(m/k),   all of the speed back</span></span></code></pre></div><h2 id="sources" tabindex="-1">Sources <a class="header-anchor" href="#sources" aria-label="Permalink to &quot;Sources&quot;">​</a></h2><p>Lecture on rigid contacts: quadratic penalty method.</p><h2 id="when-to-use-it" tabindex="-1">When to use it <a class="header-anchor" href="#when-to-use-it" aria-label="Permalink to &quot;When to use it&quot;">​</a></h2><p>To see what a penalty does by itself: contact time π√(m/k), depth v√(m/k), all of the speed back. For anything that has to come to rest use <a href="/methods/penalty">penalty</a>, which has the same spring with a damper, friction and, if wanted, a buffer.</p><h2 id="limits" tabindex="-1">Limits <a class="header-anchor" href="#limits" aria-label="Permalink to &quot;Limits&quot;">​</a></h2><p>Bodies bounce for ever and slide for ever. Otherwise those of <a href="/methods/penalty">penalty</a>.</p><h2 id="cost" tabindex="-1">Cost <a class="header-anchor" href="#cost" aria-label="Permalink to &quot;Cost&quot;">​</a></h2><p><code>npm run bench -- response-cost</code>, a step of eight stacked boxes, all responses taking turns (medians, busy machine): 0.13 ms (<code>impulse</code>: 0.08); contacts are found in every substep.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("methods/penalty-quadratic.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const penaltyQuadratic = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  penaltyQuadratic as default
};

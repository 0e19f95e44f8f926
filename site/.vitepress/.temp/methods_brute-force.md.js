import { resolveComponent, useSSRContext } from "vue";
import { ssrRenderAttrs, ssrRenderComponent, ssrRenderAttr } from "vue/server-renderer";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const _imports_0 = "/images/methods/brute-force.svg";
const __pageData = JSON.parse('{"title":"brute-force","description":"","frontmatter":{},"headers":[],"params":{"name":"brute-force"},"relativePath":"methods/brute-force.md","filePath":"methods/[name].md"}');
const _sfc_main = { name: "methods/brute-force.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  const _component_Live = resolveComponent("Live");
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="brute-force" tabindex="-1">brute-force <a class="header-anchor" href="#brute-force" aria-label="Permalink to &quot;brute-force&quot;">​</a></h1>`);
  _push(ssrRenderComponent(_component_Live, { scene: "falling-spheres" }, null, _parent));
  _push(`<p>Asks every pair in turn; the reference that the others are checked against, for a few dozen bodies.</p><ul><li><strong>Stage</strong>: <a href="/methods/">broad phase</a></li><li><strong>Source</strong>: the definition</li><li><strong>Serves</strong>: Every two bodies, of any kind.</li></ul><p><img${ssrRenderAttr("src", _imports_0)} alt="A layer of boxes, and the pairs that were found by asking all."></p><p><em>A layer of boxes, and the pairs that were found by asking all.</em></p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><p>None.</p><p>&lt;!-- end of the part from the registry --&gt;</p><h2 id="idea" tabindex="-1">Idea <a class="header-anchor" href="#idea" aria-label="Permalink to &quot;Idea&quot;">​</a></h2><p>The definition of the stage as two loops: every body against every later one. It keeps nothing from step to step and has nothing that could go wrong, so it is what the other broad phases are held against in the tests and in the benchmark: the same pairs, in the same order.</p><h2 id="equations" tabindex="-1">Equations <a class="header-anchor" href="#equations" aria-label="Permalink to &quot;Equations&quot;">​</a></h2><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span>pairs = { (a, b) : a &lt; b, both exist, boxes overlap, groups and masks allow it, one of them can move }</span></span>
<span class="line"><span>overlap(a, b)  ⇔  min_a ≤ max_b and min_b ≤ max_a   along x, y and z; touching counts</span></span></code></pre></div><h2 id="when-to-use-it" tabindex="-1">When to use it <a class="header-anchor" href="#when-to-use-it" aria-label="Permalink to &quot;When to use it&quot;">​</a></h2><p>To check a broad phase of your own, and to find out whether a trouble comes from this stage: with <code>--method broadphase=brute-force</code> a run must end in the same hash.</p><h2 id="limits" tabindex="-1">Limits <a class="header-anchor" href="#limits" aria-label="Permalink to &quot;Limits&quot;">​</a></h2><p>None but time.</p><h2 id="cost" tabindex="-1">Cost <a class="header-anchor" href="#cost" aria-label="Permalink to &quot;Cost&quot;">​</a></h2><p>n (n − 1) / 2 comparisons. <code>npm run bench -- broadphase</code>: 0.09 ms for 100 boxes, 4.7 ms for 1,000, 48 ms for 3,162 (medians, busy machine). That is a little less than <a href="/methods/bounding-boxes">bounding-boxes</a> takes where all bodies move, and more where most rest.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("methods/brute-force.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const bruteForce = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  bruteForce as default
};

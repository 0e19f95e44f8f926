import { resolveComponent, useSSRContext } from "vue";
import { ssrRenderAttrs, ssrRenderComponent, ssrRenderAttr } from "vue/server-renderer";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const _imports_0 = "/images/methods/bounding-boxes.svg";
const __pageData = JSON.parse('{"title":"bounding-boxes","description":"","frontmatter":{},"headers":[],"params":{"name":"bounding-boxes"},"relativePath":"methods/bounding-boxes.md","filePath":"methods/[name].md"}');
const _sfc_main = { name: "methods/bounding-boxes.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  const _component_Live = resolveComponent("Live");
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="bounding-boxes" tabindex="-1">bounding-boxes <a class="header-anchor" href="#bounding-boxes" aria-label="Permalink to &quot;bounding-boxes&quot;">​</a></h1>`);
  _push(ssrRenderComponent(_component_Live, { scene: "box-pile" }, null, _parent));
  _push(`<p>Compares the box of every moving body with every other box; simple and quick up to a few hundred bodies.</p><ul><li><strong>Stage</strong>: <a href="/methods/">broad phase</a></li><li><strong>Source</strong>: thesis on contact between deformable objects, section 3.4</li><li><strong>Serves</strong>: Every two bodies, of any kind.</li></ul><p><img${ssrRenderAttr("src", _imports_0)} alt="A layer of boxes, two thirds of them moving, and the pairs that were found."></p><p><em>A layer of boxes, two thirds of them moving, and the pairs that were found.</em></p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><p>None.</p><p>&lt;!-- end of the part from the registry --&gt;</p><h2 id="idea" tabindex="-1">Idea <a class="header-anchor" href="#idea" aria-label="Permalink to &quot;Idea&quot;">​</a></h2><p>The bounding-box mode of the thesis: the box of every object against the box of every other. Two changes keep it usable beyond a hundred bodies. Boxes are packed side by side in memory first, and the outer loop runs over bodies that move only, since two that rest have nothing to ask.</p><h2 id="equations" tabindex="-1">Equations <a class="header-anchor" href="#equations" aria-label="Permalink to &quot;Equations&quot;">​</a></h2><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span>overlap(a, b)  ⇔  min_a ≤ max_b and min_b ≤ max_a   along x, y and z; touching counts</span></span>
<span class="line"><span>comparisons    =  m (m − 1) / 2 + m (n − m)          m bodies that move, n in all</span></span></code></pre></div><h2 id="when-to-use-it" tabindex="-1">When to use it <a class="header-anchor" href="#when-to-use-it" aria-label="Permalink to &quot;When to use it&quot;">​</a></h2><p>For scenes of a few dozen bodies, for comparisons with the thesis, and where most of many bodies never move.</p><h2 id="limits" tabindex="-1">Limits <a class="header-anchor" href="#limits" aria-label="Permalink to &quot;Limits&quot;">​</a></h2><p>The answer is that of <a href="/methods/sweep-and-prune">sweep-and-prune</a>, pair for pair; only the time differs. It grows with the square of the number of bodies that move.</p><h2 id="cost" tabindex="-1">Cost <a class="header-anchor" href="#cost" aria-label="Permalink to &quot;Cost&quot;">​</a></h2><p>m·n comparisons of six numbers. <code>npm run bench -- broadphase</code>, all boxes moving: 0.12 ms for 100, 5.4 ms for 1,000, 53 ms for 3,162, where <code>sweep-and-prune</code> took 0.10, 0.45 and 1.5 ms (medians, busy machine).</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("methods/bounding-boxes.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const boundingBoxes = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  boundingBoxes as default
};

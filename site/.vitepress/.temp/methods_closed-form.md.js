import { ssrRenderAttrs, ssrRenderAttr } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const _imports_0 = "/images/methods/closed-form.svg";
const __pageData = JSON.parse('{"title":"closed-form","description":"","frontmatter":{},"headers":[],"params":{"name":"closed-form"},"relativePath":"methods/closed-form.md","filePath":"methods/[name].md"}');
const _sfc_main = { name: "methods/closed-form.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="closed-form" tabindex="-1">closed-form <a class="header-anchor" href="#closed-form" aria-label="Permalink to &quot;closed-form&quot;">​</a></h1><p>Takes depth and way out from the narrow phase that found the contact; exact wherever that is.</p><ul><li><strong>Stage</strong>: <a href="/methods/">penetration</a></li><li><strong>Source</strong>: lecture on rigid contacts (signed distance functions)</li><li><strong>Serves</strong>: Every two shapes.</li></ul><p><img${ssrRenderAttr("src", _imports_0)} alt="Depth and way out of rigid shapes, as the narrow phase found them."></p><p><em>Depth and way out of rigid shapes, as the narrow phase found them.</em></p><h2 id="parameters" tabindex="-1">Parameters <a class="header-anchor" href="#parameters" aria-label="Permalink to &quot;Parameters&quot;">​</a></h2><p>None.</p><p>&lt;!-- end of the part from the registry --&gt;</p><h2 id="idea" tabindex="-1">Idea <a class="header-anchor" href="#idea" aria-label="Permalink to &quot;Idea&quot;">​</a></h2><p>For shapes with a signed distance, whatever found the contact has measured it already: a narrow phase of rigid shapes hands over points with exact depth and direction, and nothing is left to do. The method exists so that rigid pairs go through the same stages as those that must be measured, and so that a world which mixes rigid and deformable bodies can choose a depth method for the latter without touching the former: the depth methods of deformable bodies leave rigid pairs as they are.</p><h2 id="equations" tabindex="-1">Equations <a class="header-anchor" href="#equations" aria-label="Permalink to &quot;Equations&quot;">​</a></h2><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span>depth = −φ_b(p),  normal = ∇φ_b(p)              a point p of a inside b</span></span>
<span class="line"><span>depth = r_a + r_b − |x_a − x_b|                 two spheres</span></span>
<span class="line"><span>depth = min over axes n of  h_a(n) + h_b(−n)    convex shapes: the separating axis of least overlap, h the support function</span></span></code></pre></div><h2 id="when-to-use-it" tabindex="-1">When to use it <a class="header-anchor" href="#when-to-use-it" aria-label="Permalink to &quot;When to use it&quot;">​</a></h2><p>Always for rigid shapes; it is their default.</p><h2 id="limits" tabindex="-1">Limits <a class="header-anchor" href="#limits" aria-label="Permalink to &quot;Limits&quot;">​</a></h2><p>Those of the narrow phase: <a href="/methods/convex">convex</a> is exact, <a href="/methods/signed-distance">signed-distance</a> as exact as the vertices it tests and the φ that it asks; <a href="/manual/shapes">shapes</a> tells where φ is exact and where it is a bound. Deformable bodies have no closed form and are not served.</p><h2 id="cost" tabindex="-1">Cost <a class="header-anchor" href="#cost" aria-label="Permalink to &quot;Cost&quot;">​</a></h2><p>None of its own: 0.007 of the 13.5 ms that a step of <code>npm run pliant -- run box-pile</code> took on average were spent in this stage.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("methods/closed-form.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const closedForm = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  closedForm as default
};

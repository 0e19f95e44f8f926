import { useSSRContext, unref } from "vue";
import { ssrRenderAttrs, ssrRenderList, ssrRenderAttr, ssrInterpolate } from "vue/server-renderer";
const data = JSON.parse(`[["backtracking","backtracking"],["bounding-boxes","bounding-boxes"],["brute-force","brute-force"],["closed-form","closed-form"],["closest-feature","closest-feature"],["consistent","consistent"],["constraint","constraint"],["contact-surface","contact-surface"],["convex","convex"],["face-projection","face-projection"],["fem","fem: tetrahedra with the stiffness that was asked for"],["implicit-surface","implicit and skinned: the surface of molecules"],["impulse","impulse"],["impulse-averaged","impulse-averaged"],["joints","Joints"],["log-barrier","log-barrier"],["mass-spring","mass-spring: molecules and springs"],["molecule-penalty","molecule-penalty"],["penalty","penalty"],["penalty-buffered","penalty-buffered"],["penalty-quadratic","penalty-quadratic"],["planar-fields","Distance fields in the plane"],["planar-proximity","Proximity in the plane"],["planar-simulation","Simulation in the plane"],["regional","regional"],["rigid-shape-matching","RigidShapeMatching"],["shape-matching","shape-matching: pulled to the best fit of the rest shape"],["signed-distance","signed-distance"],["sphere-overlap","sphere-overlap"],["spheres","spheres"],["sweep-and-prune","sweep-and-prune"],["tetrahedra","tetrahedra"],["thesis-experiments","The thesis's experiments"],["triangle-mesh","triangle-mesh"],["xpbd","xpbd: tetrahedra with a stable neo-Hookean material"]]`);
const __pageData = JSON.parse('{"title":"Methods","description":"","frontmatter":{},"headers":[],"relativePath":"methods/index.md","filePath":"methods/index.md"}');
const __default__ = { name: "methods/index.md" };
const _sfc_main = /* @__PURE__ */ Object.assign(__default__, {
  __ssrInlineRender: true,
  setup(__props) {
    return (_ctx, _push, _parent, _attrs) => {
      _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="methods" tabindex="-1">Methods <a class="header-anchor" href="#methods" aria-label="Permalink to &quot;Methods&quot;">​</a></h1><p>Every stage of the pipeline is a family of methods that can be exchanged while a simulation runs. Each page says where a method comes from, what it computes, when to use it, and what it costs.</p><ul><!--[-->`);
      ssrRenderList(unref(data), ([name, title]) => {
        _push(`<li><a${ssrRenderAttr("href", `/methods/${name}`)}>${ssrInterpolate(title)}</a></li>`);
      });
      _push(`<!--]--></ul></div>`);
    };
  }
});
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("methods/index.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
export {
  __pageData,
  _sfc_main as default
};

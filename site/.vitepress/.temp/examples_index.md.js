import { useSSRContext, unref } from "vue";
import { ssrRenderAttrs, ssrRenderList, ssrRenderAttr, ssrInterpolate } from "vue/server-renderer";
const data = JSON.parse('[["car-with-motors","car with motors"],["character","character"],["custom-force-field","custom force field"],["custom-method","custom method"],["falling-boxes","falling boxes"],["gears-in-the-plane","gears in the plane"],["lockstep","lockstep"],["moving-platform","moving platform"],["picking-and-dragging","picking and dragging"],["pressure-under-a-foot","pressure under a foot"],["query-only","query only"],["ragdoll","ragdoll"],["record-and-replay","record and replay"],["rewind","rewind"],["rope-bridge","rope bridge"],["sensor-gate","sensor gate"],["servo-arm","servo arm"],["soft-ball-on-stairs","soft ball on stairs"],["soft-body-from-obj","soft body from obj"],["stiff-and-soft","stiff and soft"],["terrain","terrain"],["vehicle","vehicle"],["wrecking-ball","wrecking ball"]]');
const __pageData = JSON.parse('{"title":"Examples","description":"","frontmatter":{},"headers":[],"relativePath":"examples/index.md","filePath":"examples/index.md"}');
const __default__ = { name: "examples/index.md" };
const _sfc_main = /* @__PURE__ */ Object.assign(__default__, {
  __ssrInlineRender: true,
  setup(__props) {
    return (_ctx, _push, _parent, _attrs) => {
      _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="examples" tabindex="-1">Examples <a class="header-anchor" href="#examples" aria-label="Permalink to &quot;Examples&quot;">​</a></h1><p>Small programs, one idea each. Every one is run by a test, and those with a world run in their page.</p><ul><!--[-->`);
      ssrRenderList(unref(data), ([name, title]) => {
        _push(`<li><a${ssrRenderAttr("href", `/examples/${name}`)}>${ssrInterpolate(title)}</a></li>`);
      });
      _push(`<!--]--></ul></div>`);
    };
  }
});
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("examples/index.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
export {
  __pageData,
  _sfc_main as default
};

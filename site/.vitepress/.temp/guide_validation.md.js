import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Validation","description":"","frontmatter":{},"headers":[],"relativePath":"guide/validation.md","filePath":"guide/validation.md"}');
const _sfc_main = { name: "guide/validation.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="validation" tabindex="-1">Validation <a class="header-anchor" href="#validation" aria-label="Permalink to &quot;Validation&quot;">​</a></h1><p>Tests check truth: closed forms, conservation laws, reference answers that were computed by other means, and slow twins of every fast path.</p><ul><li><strong>Laws over generated worlds</strong>: energy, momentum, containment, sleep and determinism in hundreds of random worlds. See <a href="/manual/laws">laws</a>.</li><li><strong>Conformance suites</strong>: reference answers for distances, overlaps, penetrations, polygons and friction problems, run by <code>npm run conformance</code> in a clone.</li><li><strong>Reproduction</strong>: every table and figure of the five documents behind Pliant can be run again. See <a href="/manual/reproduction">reproduction</a> for numbers beside theirs.</li><li><strong>Benchmarks</strong> measure rightness beside speed, for all engines alike. See <a href="/manual/benchmarks">benchmarks</a>.</li><li><strong>Determinism</strong>: one hash per scene, the same in Node and in the browser.</li></ul></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("guide/validation.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const validation = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  validation as default
};

import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"@pliant/react","description":"","frontmatter":{},"headers":[],"relativePath":"reference/@pliant/react/index.md","filePath":"reference/@pliant/react/index.md"}');
const _sfc_main = { name: "reference/@pliant/react/index.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="pliant-react" tabindex="-1">@pliant/react <a class="header-anchor" href="#pliant-react" aria-label="Permalink to &quot;@pliant/react&quot;">​</a></h1><p>Pliant for React Three Fiber: a world and its bodies as components.</p><h2 id="interfaces" tabindex="-1">Interfaces <a class="header-anchor" href="#interfaces" aria-label="Permalink to &quot;Interfaces&quot;">​</a></h2><ul><li><a href="./interfaces/BodyHandlers">BodyHandlers</a></li><li><a href="./interfaces/InstancedBodiesProps">InstancedBodiesProps</a></li><li><a href="./interfaces/PhysicsProps">PhysicsProps</a></li><li><a href="./interfaces/RigidBodyProps">RigidBodyProps</a></li><li><a href="./interfaces/SoftBodyProps">SoftBodyProps</a></li></ul><h2 id="type-aliases" tabindex="-1">Type Aliases <a class="header-anchor" href="#type-aliases" aria-label="Permalink to &quot;Type Aliases&quot;">​</a></h2><ul><li><a href="./type-aliases/ContactHandler">ContactHandler</a></li><li><a href="./type-aliases/JointProps">JointProps</a></li><li><a href="./type-aliases/StepHandler">StepHandler</a></li></ul><h2 id="functions" tabindex="-1">Functions <a class="header-anchor" href="#functions" aria-label="Permalink to &quot;Functions&quot;">​</a></h2><ul><li><a href="./functions/DebugView">DebugView</a></li><li><a href="./functions/InstancedBodies">InstancedBodies</a></li><li><a href="./functions/Joint">Joint</a></li><li><a href="./functions/Physics">Physics</a></li><li><a href="./functions/RigidBody">RigidBody</a></li><li><a href="./functions/SoftBody">SoftBody</a></li><li><a href="./functions/useContacts">useContacts</a></li><li><a href="./functions/useStep">useStep</a></li><li><a href="./functions/useWorld">useWorld</a></li><li><a href="./functions/WorldBodies">WorldBodies</a></li></ul></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/@pliant/react/index.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const index = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  index as default
};

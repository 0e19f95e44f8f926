import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"pliant/meshes","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/meshes/index.md","filePath":"reference/pliant/meshes/index.md"}');
const _sfc_main = { name: "reference/pliant/meshes/index.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="pliant-meshes" tabindex="-1">pliant/meshes <a class="header-anchor" href="#pliant-meshes" aria-label="Permalink to &quot;pliant/meshes&quot;">​</a></h1><p>Meshes in detail: options of generators, diagnosis, neighbours, embedding.</p><h2 id="classes" tabindex="-1">Classes <a class="header-anchor" href="#classes" aria-label="Permalink to &quot;Classes&quot;">​</a></h2><ul><li><a href="./classes/Embedding">Embedding</a></li></ul><h2 id="interfaces" tabindex="-1">Interfaces <a class="header-anchor" href="#interfaces" aria-label="Permalink to &quot;Interfaces&quot;">​</a></h2><ul><li><a href="./interfaces/BeamOptions">BeamOptions</a></li><li><a href="./interfaces/BlobOptions">BlobOptions</a></li><li><a href="./interfaces/BoxOptions">BoxOptions</a></li><li><a href="./interfaces/CapsuleOptions">CapsuleOptions</a></li><li><a href="./interfaces/ChainLinkOptions">ChainLinkOptions</a></li><li><a href="./interfaces/ConeOptions">ConeOptions</a></li><li><a href="./interfaces/CylinderOptions">CylinderOptions</a></li><li><a href="./interfaces/EllipsoidOptions">EllipsoidOptions</a></li><li><a href="./interfaces/Fault">Fault</a></li><li><a href="./interfaces/GearOptions">GearOptions</a></li><li><a href="./interfaces/HeightfieldOptions">HeightfieldOptions</a></li><li><a href="./interfaces/Hole">Hole</a></li><li><a href="./interfaces/PlateOptions">PlateOptions</a></li><li><a href="./interfaces/RepairStep">RepairStep</a></li><li><a href="./interfaces/SolidData">SolidData</a></li><li><a href="./interfaces/SolidDiagnosis">SolidDiagnosis</a></li><li><a href="./interfaces/SphereOptions">SphereOptions</a></li><li><a href="./interfaces/SurfaceData">SurfaceData</a></li><li><a href="./interfaces/SurfaceDiagnosis">SurfaceDiagnosis</a></li><li><a href="./interfaces/SurfaceTopology">SurfaceTopology</a></li><li><a href="./interfaces/TetAdjacency">TetAdjacency</a></li><li><a href="./interfaces/TetBoundary">TetBoundary</a></li><li><a href="./interfaces/Tetrahedralisation">Tetrahedralisation</a></li><li><a href="./interfaces/TetrahedraliseOptions">TetrahedraliseOptions</a></li><li><a href="./interfaces/TorusKnotOptions">TorusKnotOptions</a></li><li><a href="./interfaces/TorusOptions">TorusOptions</a></li><li><a href="./interfaces/TriangleAdjacency">TriangleAdjacency</a></li></ul><h2 id="type-aliases" tabindex="-1">Type Aliases <a class="header-anchor" href="#type-aliases" aria-label="Permalink to &quot;Type Aliases&quot;">​</a></h2><ul><li><a href="./type-aliases/FaultKind">FaultKind</a></li><li><a href="./type-aliases/Orientation">Orientation</a></li></ul><h2 id="functions" tabindex="-1">Functions <a class="header-anchor" href="#functions" aria-label="Permalink to &quot;Functions&quot;">​</a></h2><ul><li><a href="./functions/embed">embed</a></li></ul></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/meshes/index.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const index = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  index as default
};

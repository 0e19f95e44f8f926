import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./example.2x_kMxdD.js";
const __pageData = JSON.parse('{"title":"Interface: StandScene","description":"","frontmatter":{},"headers":[],"relativePath":"reference/pliant/planar/interfaces/StandScene.md","filePath":"reference/pliant/planar/interfaces/StandScene.md"}');
const _sfc_main = { name: "reference/pliant/planar/interfaces/StandScene.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interface-standscene" tabindex="-1">Interface: StandScene <a class="header-anchor" href="#interface-standscene" aria-label="Permalink to &quot;Interface: StandScene&quot;">​</a></h1><p>A scene whose bodies stand.</p><h2 id="properties" tabindex="-1">Properties <a class="header-anchor" href="#properties" aria-label="Permalink to &quot;Properties&quot;">​</a></h2><h3 id="friction" tabindex="-1">friction <a class="header-anchor" href="#friction" aria-label="Permalink to &quot;friction&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>friction</strong>: <code>number</code></p></blockquote><p>Coulomb friction coefficient of all pairs.</p><hr><h3 id="gravity" tabindex="-1">gravity <a class="header-anchor" href="#gravity" aria-label="Permalink to &quot;gravity&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>gravity</strong>: readonly [<code>number</code>, <code>number</code>]</p></blockquote><p>[m/s²]</p><hr><h3 id="name" tabindex="-1">name <a class="header-anchor" href="#name" aria-label="Permalink to &quot;name&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>name</strong>: <code>string</code></p></blockquote><p>By which it is chosen.</p><hr><h3 id="sentence" tabindex="-1">sentence <a class="header-anchor" href="#sentence" aria-label="Permalink to &quot;sentence&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>sentence</strong>: <code>string</code></p></blockquote><p>What it shows.</p><hr><h3 id="settle" tabindex="-1">settle <a class="header-anchor" href="#settle" aria-label="Permalink to &quot;settle&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>settle</strong>: <code>number</code></p></blockquote><p>Time to come to rest before creep is measured [s].</p><hr><h3 id="stands" tabindex="-1">stands <a class="header-anchor" href="#stands" aria-label="Permalink to &quot;stands&quot;">​</a></h3><blockquote><p><code>readonly</code> <strong>stands</strong>: <code>boolean</code></p></blockquote><p>Whether it stands; otherwise it runs, and stays what it is.</p><h2 id="methods" tabindex="-1">Methods <a class="header-anchor" href="#methods" aria-label="Permalink to &quot;Methods&quot;">​</a></h2><h3 id="bodies" tabindex="-1">bodies() <a class="header-anchor" href="#bodies" aria-label="Permalink to &quot;bodies()&quot;">​</a></h3><blockquote><p><strong>bodies</strong>(): <a href="./StandBody"><code>StandBody</code></a>[]</p></blockquote><p>Makes its bodies.</p><h4 id="returns" tabindex="-1">Returns <a class="header-anchor" href="#returns" aria-label="Permalink to &quot;Returns&quot;">​</a></h4><p><a href="./StandBody"><code>StandBody</code></a>[]</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("reference/pliant/planar/interfaces/StandScene.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const StandScene = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  StandScene as default
};

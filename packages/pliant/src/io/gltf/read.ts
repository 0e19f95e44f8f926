/**
 * glTF 2.0 and GLB: all triangles of the default scene, moved to where their nodes put them, as one mesh.
 *
 * A renderer needs a vertex twice where its normal or texture coordinate jumps, and an exported cube has 24. Vertices
 * of a primitive that has such attributes are merged where their positions are equal, or every sharp edge would be a
 * gap; a primitive with bare positions is kept as it is. Skins and morph targets aren't applied.
 */
import type { CompanionFiles, MeshData } from '../mesh-data.js';
import { GltfAccessors } from './accessors.js';
import { type GltfContainer, openGltf } from './container.js';
import type { JsonView } from './json-view.js';
import { MeshGatherer } from './mesh-gatherer.js';
import { IDENTITY, type Matrix4, multiply, nodeTransform } from './transform.js';

/** Extensions that don't touch the shape may be required; others mean that we would read the wrong mesh. */
const HARMLESS =
  /^(KHR_(materials|texture|lights|animation|xmp)_|EXT_texture|KHR_mesh_quantization$|MSFT_texture)/;

export function readGltf(bytes: Uint8Array, companions: CompanionFiles = () => undefined): MeshData {
  const container = openGltf(bytes);
  checkAsset(container.root);
  const gatherer = new MeshGatherer(new GltfAccessors(bytes, container, companions));
  const placements = container.root.get('nodes') ? placedMeshes(container, gatherer) : looseMeshes(container);
  for (const [mesh] of placements) gatherer.announce(mesh);
  for (const [mesh, transform] of placements) gatherer.add(mesh, transform);
  return gatherer.take();
}

type Placement = readonly [mesh: JsonView, transform: Matrix4];

function looseMeshes(container: GltfContainer): Placement[] {
  const meshes = container.root.get('meshes')?.items() ?? [];
  return meshes.map((mesh) => [mesh, IDENTITY] as const);
}

function placedMeshes(container: GltfContainer, gatherer: MeshGatherer): Placement[] {
  const meshes = container.root.get('meshes');
  const placements: Placement[] = [];
  walkScene(container, (node, transform) => {
    const ref = node.get('mesh');
    if (!ref) return;
    if (!meshes) throw ref.error('invalid-value', 'The file has no meshes.');
    if (node.get('skin')) gatherer.notes.leftOut('skins (the bind pose is read)', () => `at ${node.path}`);
    placements.push([meshes.item(ref.index(), ref), transform]);
  });
  return placements;
}

function checkAsset(root: JsonView): void {
  const version = root.need('asset').need('version');
  if (!version.string().startsWith('2.')) {
    throw version.error('unsupported-version', `glTF ${version.string().slice(0, 20)} isn't read, only 2.x.`);
  }
  for (const extension of root.get('extensionsRequired')?.items() ?? []) {
    const name = extension.string();
    if (HARMLESS.test(name)) continue;
    throw extension.error(
      'unsupported-version',
      `The file needs the extension ${name.slice(0, 60)}, which isn't read; export it without.`,
    );
  }
}

/** Every node of the scene once, parents before children. The node graph of a valid file is a forest. */
function walkScene(container: GltfContainer, visit: (node: JsonView, transform: Matrix4) => void): void {
  const nodes = container.root.need('nodes');
  const stack: [JsonView, Matrix4][] = sceneRoots(container.root)
    .reverse()
    .map((ref) => [ref, IDENTITY]);
  const seen = new Set<number>();
  for (let next = stack.pop(); next; next = stack.pop()) {
    const [ref, parent] = next;
    const index = ref.index();
    const node = nodes.item(index, ref);
    if (seen.has(index))
      throw ref.error(
        'corrupt-data',
        `Node ${index} has two places in the scene; a node has one parent at most.`,
      );
    seen.add(index);
    const transform = multiply(parent, nodeTransform(node));
    visit(node, transform);
    for (const child of (node.get('children')?.items() ?? []).reverse()) stack.push([child, transform]);
  }
}

/** The default scene's nodes, or those that are nobody's child when there is no scene. */
function sceneRoots(root: JsonView): JsonView[] {
  const scenes = root.get('scenes');
  if (scenes && scenes.items().length > 0) {
    const ref = root.get('scene');
    const scene = ref ? scenes.item(ref.index(), ref) : scenes.items()[0];
    return scene.get('nodes')?.items() ?? [];
  }
  const nodes = root.need('nodes').items();
  const children = new Set<number>();
  for (const node of nodes)
    for (const child of node.get('children')?.items() ?? []) children.add(child.index());
  const indices = nodes.map((_, i) => i).filter((i) => !children.has(i));
  return indices.map((i) => nodes[i].asIndex(i));
}

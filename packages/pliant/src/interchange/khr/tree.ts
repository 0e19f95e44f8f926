/** The nodes of a glTF: where each stands in the world, and whose child it is. */
import type { GltfContainer } from '../../io/gltf/container.js';
import type { JsonView } from '../../io/gltf/json-view.js';
import { IDENTITY, type Matrix4, multiply, nodeTransform } from '../../io/gltf/transform.js';
import type { Notes } from '../notes.js';
import { type Pose, size, type Triple, turnOf } from '../pose.js';
import { PHYSICS } from './names.js';

export interface GltfNode {
  readonly index: number;
  readonly view: JsonView;
  readonly parent: number | undefined;
  readonly matrix: Matrix4;
  /** Without scale. */
  readonly pose: Pose;
  readonly scale: Triple;
  readonly physics: JsonView | undefined;
}

export function nodesOf(container: GltfContainer, notes: Notes): GltfNode[] {
  const views = container.root.get('nodes')?.items() ?? [];
  const parents = new Map<number, number>();
  views.forEach((view, i) => {
    for (const child of view.get('children')?.items() ?? []) {
      const index = child.index();
      if (parents.has(index))
        throw child.error('corrupt-data', `Node ${index} has two parents; a node has one at most.`);
      parents.set(index, i);
    }
  });
  const matrices: (Matrix4 | undefined)[] = [];
  const matrixOf = (index: number): Matrix4 => {
    const path: number[] = [];
    for (
      let at: number | undefined = index;
      at !== undefined && matrices[at] === undefined;
      at = parents.get(at)
    ) {
      if (path.length > views.length)
        throw views[index].error('corrupt-data', 'Nodes are parents of each other in a ring.');
      path.push(at);
    }
    for (const at of path.reverse()) {
      const above = parents.get(at);
      matrices[at] = multiply(above === undefined ? IDENTITY : matrices[above]!, nodeTransform(views[at]));
    }
    return matrices[index]!;
  };
  return views.map((view, index) => {
    const matrix = matrixOf(index);
    const physics = view.get('extensions')?.get(PHYSICS);
    return {
      index,
      view,
      parent: parents.get(index),
      matrix,
      physics,
      ...parted(matrix, view, physics !== undefined, notes),
    };
  });
}

/** Position, turn and scale of a matrix. What shears has no such parts. */
function parted(m: Matrix4, view: JsonView, matters: boolean, notes: Notes): { pose: Pose; scale: Triple } {
  const columns = [0, 1, 2].map((k): Triple => [m[4 * k], m[4 * k + 1], m[4 * k + 2]]);
  const lengths = columns.map(size);
  const axes = columns.map(
    (column, k): Triple =>
      lengths[k] > 0
        ? (column.map((x) => x / lengths[k]) as unknown as Triple)
        : [Number(k === 0), Number(k === 1), Number(k === 2)],
  );
  const [x, y, z] = axes;
  const cross: Triple = [x[1] * y[2] - x[2] * y[1], x[2] * y[0] - x[0] * y[2], x[0] * y[1] - x[1] * y[0]];
  const facing = cross[0] * z[0] + cross[1] * z[1] + cross[2] * z[2];
  if (matters && Math.abs(facing) < 1 - 1e-4)
    notes.add(view.path, 'This node is sheared by the scales above it; the shear is left out.');
  const sign = facing < 0 ? -1 : 1;
  const orientation = turnOf([x[0], y[0], sign * z[0], x[1], y[1], sign * z[1], x[2], y[2], sign * z[2]]);
  return {
    pose: { position: [m[12], m[13], m[14]], orientation },
    scale: [lengths[0], lengths[1], sign * lengths[2]],
  };
}

/**
 * Closes the holes of a surface: each loop of open edges gets a fan of triangles about its middle. A hole that is bent far out of a plane is closed
 * all the same; the result is a guess, which is why it is offered and not done by itself.
 */
import { PliantError, TriangleMesh } from 'pliant';

export function closeHoles(mesh: TriangleMesh): { readonly mesh: TriangleMesh; readonly holes: number } {
  const loops = openLoops(mesh.triangles);
  const positions = [...mesh.positions];
  const triangles = [...mesh.triangles];
  for (const loop of loops) {
    const middle = positions.length / 3;
    for (let k = 0; k < 3; k++)
      positions.push(loop.reduce((sum, v) => sum + mesh.positions[3 * v + k], 0) / loop.length);
    loop.forEach((v, k) => {
      triangles.push(v, middle, loop[(k + 1) % loop.length]);
    });
  }
  const closed = new TriangleMesh({
    positions: Float64Array.from(positions),
    triangles: Uint32Array.from(triangles),
  }).repair().mesh;
  if (closed.topology.openEdges.length > 0 || !closed.isSolid)
    throw new PliantError('bad-geometry', 'Its holes could not be closed; mend the mesh in a modeller.');
  return { mesh: closed, holes: loops.length };
}

/** Loops of vertices along edges that have a face on one side alone, in the direction of those faces. */
function openLoops(triangles: Uint32Array): number[][] {
  const open = new Map<string, [number, number]>();
  for (let t = 0; t < triangles.length; t += 3) {
    for (let k = 0; k < 3; k++) {
      const [a, b] = [triangles[t + k], triangles[t + ((k + 1) % 3)]];
      if (!open.delete(`${b} ${a}`)) open.set(`${a} ${b}`, [a, b]);
    }
  }
  const next = new Map([...open.values()]);
  const loops: number[][] = [];
  while (next.size > 0) {
    const [[start]] = next;
    const loop: number[] = [];
    for (let at: number | undefined = start; at !== undefined && next.has(at); ) {
      const to: number | undefined = next.get(at);
      loop.push(at);
      next.delete(at);
      at = to;
    }
    if (loop.length >= 3) loops.push(loop);
  }
  return loops;
}

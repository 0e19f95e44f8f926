/** Worlds of the shipped scenes, and what is read off them alike in several experiments. */
import { readFileSync } from 'node:fs';
import { parseScene, type Scene, World } from 'pliant';

const SCENES = new URL('../../../scenes/', import.meta.url);

export function sceneNamed(name: string): Scene {
  const reading = parseScene(readFileSync(new URL(`${name}.json`, SCENES), 'utf8'));
  if (!reading.ok) throw new Error(`scenes/${name}.json: ${reading.errors[0].message}`);
  return reading.scene;
}

export const worldOf = (name: string, change: Partial<Scene> = {}): World =>
  World.fromScene({ ...sceneNamed(name), ...change });

/** Where a scene wants to be seen from. */
export function viewOf({ view }: Scene): { eye: Triple; target: Triple } {
  return { eye: (view?.position ?? [3, 2, 4]) as Triple, target: (view?.target ?? [0, 0, 0]) as Triple };
}

type Triple = readonly [number, number, number];

/** Speed of the fastest vertex of any deformable body [m/s]. */
export function fastestVertex(world: World): number {
  let mostSq = 0;
  for (const body of world) {
    if (!body.isDeformable) continue;
    const v = body.velocities;
    for (let k = 0; k < v.length; k += 3)
      mostSq = Math.max(mostSq, v[k] ** 2 + v[k + 1] ** 2 + v[k + 2] ** 2);
  }
  return Math.sqrt(mostSq);
}

/** Tetrahedra and vertices of all deformable bodies. */
export function meshSize(world: World): { tets: number; vertices: number } {
  const bodies = [...world].filter(({ mesh }) => mesh !== undefined);
  return {
    tets: bodies.reduce((sum, { mesh }) => sum + mesh!.tets.length / 4, 0),
    vertices: bodies.reduce((sum, { positions }) => sum + positions.length / 3, 0),
  };
}

/** A vertex this deep inside another body is stuck [m]; shallower ones touch. */
const STUCK = 0.01;

/** Depths of the vertices of deformable bodies inside others, by the nearest surface: one ruler for every method [m]. */
export function stuckDepths(world: World): number[] {
  return stuckVertices(world).map(({ depth }) => depth);
}

/** The same with the bodies that they belong to and are inside of, by handle. */
export function stuckVertices(world: World): { depth: number; bodies: readonly number[] }[] {
  const judge = World.restore(world.snapshot());
  judge.setMethod('penetration', 'closest-feature');
  const stuck: { depth: number; bodies: readonly number[] }[] = [];
  for (const { body, partner, depth } of judge.penetrations())
    if (body.isDeformable && partner.isDeformable && body.handle !== partner.handle && depth > STUCK)
      stuck.push({ depth, bodies: [body.handle, partner.handle] });
  return stuck;
}

export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Slope of log y over log x by least squares: 1 for linear growth. */
export function growthExponent(x: readonly number[], y: readonly number[]): number {
  const [a, b] = [x.map(Math.log), y.map(Math.log)];
  const [ma, mb] = [mean(a), mean(b)];
  const product = a.reduce((sum, value, k) => sum + (value - ma) * (b[k] - mb), 0);
  return product / a.reduce((sum, value) => sum + (value - ma) ** 2, 0);
}

/** Time that some work takes of this process, or by the clock where that is less: what others do on the machine is left out [s]. */
export function processorTime(work: () => void): { readonly seconds: number; readonly clock: number } {
  const used = process.cpuUsage();
  const start = performance.now();
  work();
  const clock = (performance.now() - start) / 1000;
  const { user, system } = process.cpuUsage(used);
  return { seconds: Math.min(clock, (user + system) / 1e6), clock };
}

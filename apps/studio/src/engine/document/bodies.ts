/**
 * The bodies of a scene, to change one by one. A world has them written out: `nth` is a body's place in that list. Where only some copies of a
 * repeat change, the repeat is written out as well; everything else stays as it was, bit by bit.
 */
import { Random, type Scene } from 'pliant';

export type SceneBody = Scene['bodies'][number];
type Repeat = NonNullable<SceneBody['repeat']>;

export function copiesOf({ repeat }: SceneBody): number {
  return repeat === undefined ? 1 : repeat.count.reduce((product, n) => product * n, 1);
}

/** How many bodies a scene has when it is written out. */
export function bodyCount({ bodies }: Pick<Scene, 'bodies'>): number {
  return bodies.reduce((sum, body) => sum + copiesOf(body), 0);
}

/**
 * The scene with these bodies changed, or taken out where `change` gives nothing. With `together`, a repeat whose copies all change stays
 * a repeat.
 */
export function changeBodies(
  scene: Scene,
  nths: readonly number[],
  change: (body: SceneBody, nth: number) => SceneBody | undefined,
  together = false,
): Scene {
  const wanted = new Set(nths);
  let first = 0;
  const bodies = scene.bodies.flatMap((body, index) => {
    const own = Array.from({ length: copiesOf(body) }, (_, copy) => first + copy);
    first += own.length;
    const touched = own.filter((nth) => wanted.has(nth)).length;
    // Later bodies may get another index, from which their jitter would follow.
    if (touched === 0) return [pinned(body, scene, index)];
    const isWhole = body.repeat === undefined || (together && touched === own.length);
    if (isWhole) return listed(change(pinned(body, scene, index), own[0]));
    return writtenOut(body, scene, index).flatMap((copy, k) =>
      wanted.has(own[k]) ? listed(change(copy, own[k])) : [copy],
    );
  });
  return { ...scene, bodies };
}

/** The body at a place, as if it stood alone. */
export function bodyAt(scene: Scene, nth: number): SceneBody | undefined {
  let first = 0;
  for (const [index, body] of scene.bodies.entries()) {
    const count = copiesOf(body);
    if (nth < first + count)
      return body.repeat === undefined ? body : writtenOut(body, scene, index)[nth - first];
    first += count;
  }
  return undefined;
}

/** How the body at a place is written: as it is repeated, where it is a copy of many. */
export function writtenAt({ bodies }: Scene, nth: number): SceneBody | undefined {
  let first = 0;
  return bodies.find((body) => {
    first += copiesOf(body);
    return nth < first;
  });
}

/** Names of the bodies, in the order of their places. */
export function namesOf({ bodies }: Scene): (string | undefined)[] {
  return bodies.flatMap((body) => {
    const { name, repeat } = body;
    if (repeat === undefined) return [name];
    return Array.from({ length: copiesOf(body) }, (_, copy) =>
      name === undefined ? name : `${name} ${copy}`,
    );
  });
}

const listed = (body: SceneBody | undefined): SceneBody[] => (body === undefined ? [] : [body]);

function pinned(body: SceneBody, scene: Scene, index: number): SceneBody {
  const { repeat } = body;
  if (repeat === undefined || repeat.jitter === 0 || repeat.seed !== undefined) return body;
  return { ...body, repeat: { ...repeat, seed: seedOf(scene, index) } };
}

/** The copies of a repeat as bodies of their own, as the engine writes them out. */
function writtenOut(body: SceneBody, scene: Scene, index: number): SceneBody[] {
  const { repeat, ...single } = body;
  if (repeat === undefined) return [body];
  const random = new Random(repeat.seed ?? seedOf(scene, index));
  const [nx, , nz] = repeat.count;
  return Array.from({ length: copiesOf(body) }, (_, copy) => {
    // Layers from the lowest up, in each row by row along z.
    const at = [copy % nx, Math.floor(copy / (nx * nz)), Math.floor(copy / nx) % nz];
    const position = at.map((n, k) => single.position[k] + n * repeat.step[k] + shift(repeat, random));
    const name = single.name === undefined ? {} : { name: `${single.name} ${copy}` };
    return { ...single, ...name, position } as unknown as SceneBody;
  });
}

const shift = ({ jitter }: Repeat, random: Random): number =>
  jitter === 0 ? 0 : random.uniform(-jitter, jitter);

/** As the engine mixes it: two repeats of one scene don't jitter alike. */
function seedOf({ seed }: Scene, index: number): number {
  return (seed ^ Math.imul(index + 1, 0x9e37_79b9)) >>> 0;
}

/**
 * Bodies as they are copied: a scene of their own, with the joints and sets that lie within them. It goes to the clipboard as text, and into the
 * same scene or another one with names that are free there.
 */
import { type BodyDefinition, formatScene, PliantError, parseScene, type Scene } from 'pliant';
import { bodyAt, bodyCount, type SceneBody } from './bodies.js';
import { withOwnNames } from './changes.js';
import { ANCHORS, jointsOf, type SceneJoint } from './joints.js';

/** What is copied. */
export type Clip = Pick<Scene, 'bodies' | 'joints' | 'sets'>;

/** A scene with new bodies, and their places in it. */
export interface Grown {
  readonly scene: Scene;
  readonly made: readonly number[];
}

const COPIED = { name: 'Copied bodies', description: 'Bodies that were copied in the studio.' };

/** Bodies of a scene by their places in it, as a scene of their own. */
export function clipOf(scene: Scene, nths: readonly number[]): Scene {
  const named = withOwnNames(scene, nths);
  const bodies = nths.map((nth) => alone(bodyAt(named, nth)!, named) as SceneBody);
  const names = new Set(bodies.map(({ name }) => name));
  const isWithin = ({ a, b }: SceneJoint) => names.has(a) && names.has(b);
  const sets = named.sets.filter((set) => set.bodies.every((name) => names.has(name)));
  const joints = jointsOf(named, names).filter(isWithin);
  return checked({ pliant: 1, ...COPIED, bodies, joints, sets } as unknown as Scene);
}

export function clipText(clip: Scene): string {
  return formatScene(clip);
}

/** A copy of all that, moved along x [m]. */
export function moved(clip: Scene, dx: number): Scene {
  const shifted = (point: readonly number[]) => [point[0] + dx, point[1], point[2]];
  const bodies = clip.bodies.map(
    (body) => ({ ...body, position: shifted(body.position) }) as unknown as SceneBody,
  );
  const joints = clip.joints.map((joint) => {
    const entries = Object.entries(joint);
    return Object.fromEntries(
      entries.map(([key, value]) => [key, ANCHORS.includes(key) ? shifted(value as number[]) : value]),
    ) as unknown as SceneJoint;
  });
  return { ...clip, bodies, joints };
}

/** The scene with these bodies behind its own; and which places they have in it. */
export function withClip(scene: Scene, { bodies, joints, sets }: Clip): Grown {
  const count = bodyCount(scene);
  const made = bodies.map((_, k) => count + k);
  const whole = withOwnNames({ ...scene, bodies: [...scene.bodies, ...bodies] }, made);
  const names = new Map(bodies.map(({ name }, k) => [name, bodyAt(whole, made[k])!.name!]));
  const now = (name: string) => names.get(name)!;
  const tied = joints.map((joint) => ({ ...joint, a: now(joint.a), b: now(joint.b) }));
  const kept = sets.map((set) => ({ ...set, bodies: set.bodies.map(now) }));
  const grown = { ...whole, joints: [...whole.joints, ...tied], sets: [...whole.sets, ...kept] };
  return { scene: checked(grown), made };
}

/** A body as a world takes it, with what its material says. */
export function alone({ repeat: _, material = '', ...body }: SceneBody, scene: Scene): BodyDefinition {
  const { density, friction, restitution, color } = scene.materials[material] ?? {};
  const isRigid = body.kind === 'rigid';
  return {
    ...(density !== undefined && (isRigid || body.kind === 'soft') && { density }),
    ...(friction !== undefined && { friction }),
    ...(restitution !== undefined && body.kind !== 'soft' && { restitution }),
    ...(color !== undefined && { color }),
    ...(body.kind === 'mass-spring' && {
      materials: { ...moleculeMaterials(scene), ...body.materials },
      ...(material !== '' && { material }),
    }),
    ...(body.kind !== 'mass-spring' ? body : withoutMaterials(body)),
  } as BodyDefinition;
}

/** Of shared materials, what molecules know. */
function moleculeMaterials({ materials }: Scene): object {
  return Object.fromEntries(
    Object.entries(materials).map(([name, { restitution: _, color: __, ...known }]) => [name, known]),
  );
}

function withoutMaterials({ materials: _, ...body }: Record<string, unknown>): object {
  return body;
}

/** With every default filled in; throws the first thing that is wrong with it. */
export function checked(scene: Scene): Scene {
  const reading = parseScene(JSON.stringify(scene));
  if (reading.ok) return reading.scene;
  throw new PliantError('invalid-value', reading.errors[0].message, { path: reading.errors[0].path });
}

/** The engine as the page calls it: runs a world, and changes its scene and itself together, so that text, reset and undo know every change. */
import {
  type Body,
  type BodyDefinition,
  type JointKind,
  METHOD_STAGES,
  type MethodStage,
  type PairStage,
  type ParameterValues,
  PliantError,
  parseScene,
  type Scene,
  type World,
} from 'pliant';
import { WorldRows } from 'pliant/drawing';
import { isSceneXml } from 'pliant/io';
import type { MethodOffer } from 'pliant/methods';
import { bodyAt, bodyCount, type SceneBody } from './document/bodies.js';
import {
  type Pose,
  withMaterial,
  withMethod,
  withName,
  withOwnNames,
  without,
  withoutSets,
  withPair,
  withParameters,
  withPoses,
  withProperties,
  withSet,
  withStep,
} from './document/changes.js';
import { alone, type Clip, checked, clipOf, clipText, moved, withClip } from './document/clip.js';
import type { Live } from './document/document.js';
import { propertiesOf } from './document/follow.js';
import { jointBetween } from './document/joining.js';
import { type PaletteItem, paletteBody } from './document/palette.js';
import { withPreset } from './document/presets.js';
import { changeMaterial, type Editable, materialValue } from './inspect.js';
import { choicesOf } from './loaded-scene.js';
import { type MeshWishes, meshBody, type NamedBytes, type OpenMesh } from './mesh-body.js';
import { ObservedRunner } from './observed-runner.js';
import { faultIn } from './origin.js';
import type {
  AddedMesh,
  Edited,
  EngineApi,
  MethodChoices,
  PairChoices,
  PlacedBody,
  Point,
  RefusedScene,
} from './protocol.js';

const PAIR_STAGES = METHOD_STAGES.filter((stage): stage is PairStage => stage !== 'broadphase');

export class Driver extends ObservedRunner implements EngineApi {
  setMethod(stage: MethodStage, name: string): MethodChoices {
    const world = this.changing();
    const before = world.method(stage);
    world.setMethod(stage, name);
    this.note(`the ${stage} method`, (scene) => withMethod(scene, stage, name), {
      of: stage,
      redo: (one) => one.setMethod(stage, name),
      undo: (one) => one.setMethod(stage, before),
    });
    return choicesOf(world);
  }

  offers(): Record<MethodStage, MethodOffer[]> {
    const { world } = this.need();
    const list = METHOD_STAGES.map((stage) => [stage, world.methodOffers(stage)]);
    return Object.fromEntries(list) as Record<MethodStage, MethodOffer[]>;
  }

  setParameters(method: string, values: ParameterValues): Record<string, ParameterValues> {
    const world = this.changing();
    const before = world.parameters[method] ?? {};
    world.setParameters(method, values);
    this.note(`the parameters of ${method}`, (scene) => withParameters(scene, method, values), {
      of: Object.keys(values).join(),
      redo: (one) => one.setParameters(method, values),
      undo: (one) => one.setParameters(method, before),
    });
    return world.parameters;
  }

  setGravity(gravity: Point): void {
    const world = this.changing();
    const before = world.gravity;
    world.setGravity(gravity);
    this.note('gravity', (scene) => ({ ...scene, gravity: [...gravity] }), {
      of: '',
      redo: (one) => one.setGravity(gravity),
      undo: (one) => one.setGravity(before),
    });
  }

  setSubsteps(substeps: number): void {
    const world = this.changing();
    const before = world.substeps;
    world.setSubsteps(substeps);
    this.note('the substeps', (scene) => ({ ...scene, substeps }), {
      of: '',
      redo: (one) => one.setSubsteps(substeps),
      undo: (one) => one.setSubsteps(before),
    });
  }

  setStep(dt: number): void {
    if (!(dt > 0 && dt <= 1)) throw new Error('A second has at least one step, and a step takes some time.');
    const before = this.need().dt;
    const set = (to: number) => () => {
      this.need().dt = to;
      this.owed = 0;
    };
    set(dt)();
    this.note('the length of a step', (scene) => withStep(scene, dt), {
      of: '',
      redo: set(dt),
      undo: set(before),
    });
  }

  setMaterial(rows: readonly number[], material: string, key: string, value: number): void {
    const world = this.changing();
    const nths = this.document.nthsOf(rows);
    const before = rows.map((row) => materialValue(world, row, material, key));
    changeMaterial(world, rows, material, key, value);
    this.note(`the material`, (scene) => withMaterial(scene, nths, material, key, value), {
      of: `${nths} ${material} ${key}`,
      redo: (one) => changeMaterial(one, this.rowsOf(nths), material, key, value),
      undo: (one) => {
        for (const [k, row] of this.rowsOf(nths).entries())
          if (before[k] !== undefined) changeMaterial(one, [row], material, key, before[k]);
      },
    });
  }

  setBodies(rows: readonly number[], properties: Partial<Record<Editable, number>>): void {
    const world = this.changing();
    const nths = this.document.nthsOf(rows);
    const before = rows.map((row) => propertiesOf(world, row, Object.keys(properties)));
    const set = (one: World, row: number, values: object) => bodyIn(one, row)?.set(values);
    for (const row of rows) set(world, row, properties);
    // In words, as the inspector has them: `linearDamping` is `linear damping`.
    const titles = Object.keys(properties).map((key) =>
      key.replace(/[A-Z]/g, (sign) => ` ${sign.toLowerCase()}`),
    );
    this.note(titles.join(' and '), (scene) => withProperties(scene, nths, properties), {
      of: String(nths),
      redo: (one) => {
        for (const row of this.rowsOf(nths)) set(one, row, properties);
      },
      undo: (one) => {
        for (const [k, row] of this.rowsOf(nths).entries()) set(one, row, before[k]);
      },
    });
  }

  pairMethods(a: number, b: number, stage?: PairStage, name?: string): PairChoices {
    const world = stage === undefined ? this.need().world : this.changing();
    const [first, second] = [a, b].map((row) => bodyIn(world, row)!);
    if (stage !== undefined && name !== undefined) {
      const before = world.pairMethod(stage, first, second);
      world.setPairMethod(stage, first, second, name);
      const [m, n] = this.document.nthsOf([a, b]);
      const of = (one: World) => this.rowsOf([m, n]).map((row) => bodyIn(one, row)!) as [Body, Body];
      this.note('the methods of a pair', (scene) => withPair(scene, [m, n], stage, name), {
        of: `${m} ${n} ${stage}`,
        redo: (one) => one.setPairMethod(stage, ...of(one), name),
        undo: (one) => one.setPairMethod(stage, ...of(one), before),
      });
    }
    const names = PAIR_STAGES.map((one) => [one, world.pairMethod(one, first, second)]);
    return Object.fromEntries(names) as PairChoices;
  }

  undo(): Edited {
    return this.after(this.document.undo(), 'There is nothing to undo.');
  }

  redo(): Edited {
    return this.after(this.document.redo(), 'There is nothing to do again.');
  }

  applyText(text: string): Edited | RefusedScene {
    if (this.document.scene === undefined) {
      const answer = this.load(text);
      return answer.ok ? this.edited({ scene: answer }) : answer;
    }
    const reading = parseScene(text);
    if (!reading.ok) return reading;
    try {
      return this.remade('the text', this.named(reading.scene, text), text);
    } catch (error) {
      return { ok: false, errors: [faultIn(text, error)] };
    }
  }

  /** XML has no words for a scene's name and what is told of it: those stay. */
  private named(scene: Scene, text: string): Scene {
    if (!isSceneXml(text)) return scene;
    const { name, description, source } = this.needScene();
    return { ...scene, name, description, ...(source !== undefined && { source }) };
  }

  addMesh(file: NamedBytes, beside: readonly NamedBytes[], wishes: MeshWishes = {}): AddedMesh | OpenMesh {
    const { world } = this.need();
    this.needScene();
    const added = meshBody(file, beside, world, wishes);
    if ('openEdges' in added) return added;
    return { ...this.addBodies([added.body]), sentence: added.sentence };
  }

  addNear(item: PaletteItem, near: Point): Edited {
    return this.addBodies([paletteBody(item, this.need().world, near)]);
  }

  addBodies(bodies: readonly BodyDefinition[]): Edited {
    return this.addClip({ bodies: bodies as readonly SceneBody[], joints: [], sets: [] });
  }

  /** A world that has begun goes on with the new bodies, unless joints tie them. */
  private addClip(clip: Clip): Edited {
    const { scene, made } = withClip(this.needScene(), clip);
    const title = made.length === 1 ? 'a new body' : 'new bodies';
    if (this.need().world.steps === 0 || clip.joints.length > 0)
      return { ...this.remade(title, scene), made };
    const world = this.changing();
    const rows = made.map((nth) => {
      const { handle } = world.add(alone(bodyAt(scene, nth)!, scene));
      return new WorldRows(world).rowOf(handle);
    });
    return {
      ...this.goOn(title, scene, () => {
        for (const row of rows) this.document.came(row);
      }),
      made: rows,
    };
  }

  copyBodies(rows: readonly number[]): string {
    return clipText(clipOf(this.needScene(), this.document.nthsOf(rows)));
  }

  pasteBodies(text: string): Edited | RefusedScene {
    const reading = parseScene(text);
    if (!reading.ok) return reading;
    const all = Array.from({ length: bodyCount(reading.scene) }, (_, nth) => nth);
    return this.addClip(clipOf(reading.scene, all));
  }

  removeBodies(rows: readonly number[]): Edited {
    const scene = this.needScene();
    const nths = this.document.nthsOf(rows);
    const left = without(scene, nths);
    const title = rows.length === 1 ? 'a deleted body' : 'deleted bodies';
    if (this.need().world.steps === 0) return this.remade(title, left);
    const world = this.changing();
    for (const row of rows) world.remove(new WorldRows(world).handleAt(row));
    return this.goOn(title, left, () => {
      for (const row of rows) this.document.left(row);
    });
  }

  /** Beside themselves, by their own width. */
  duplicate(rows: readonly number[]): Edited {
    const scene = this.needScene();
    const { bounds } = new WorldRows(this.need().world).bodies;
    const low = Math.min(...rows.map((row) => bounds[6 * row]));
    const width = Math.max(...rows.map((row) => bounds[6 * row + 3])) - low;
    const dx = Number.isFinite(width) && width < 1e5 ? Number((1.1 * width).toPrecision(3)) : 0;
    return this.addClip(moved(clipOf(scene, this.document.nthsOf(rows)), dx));
  }

  /** Makes bodies one group, or dissolves the groups that they are in. */
  group(rows: readonly number[], isOne: boolean): Edited {
    const scene = this.needScene();
    const nths = this.document.nthsOf(rows);
    const changed = checked(isOne ? withSet(scene, nths) : withoutSets(scene, nths));
    const title = isOne ? 'a group' : 'a dissolved group';
    // A world whose bodies got no other names goes on.
    if (withOwnNames(scene, nths) !== scene) return this.remade(title, changed);
    this.note(title, () => changed, { of: String(nths), redo: () => undefined, undo: () => undefined });
    return this.edited({});
  }

  rename(row: number, name: string): Edited {
    const [nth] = this.document.nthsOf([row]);
    return this.remade('a name', checked(withName(this.needScene(), nth, name)));
  }

  place(bodies: readonly PlacedBody[]): Edited {
    const nths = this.document.nthsOf(bodies.map(({ row }) => row));
    const poses = new Map(bodies.map((pose, k): [number, Pose] => [nths[k], pose]));
    return this.remade('a moved body', checked(withPoses(this.needScene(), poses)));
  }

  poses(rows: readonly number[]): Pose[] {
    const scene = this.needScene();
    return this.document.nthsOf(rows).map((nth) => {
      const { position, orientation } = bodyAt(scene, nth)!;
      return { position: [...position], orientation: [...orientation], scale: [1, 1, 1] } as unknown as Pose;
    });
  }

  join(a: number, b: number, kind: JointKind): Edited {
    const nths = this.document.nthsOf([a, b]);
    const named = withOwnNames(this.needScene(), nths);
    const [first, second] = nths.map((nth) => bodyAt(named, nth)!);
    const joint = jointBetween(first, second, kind);
    return this.remade('a joint', checked({ ...named, joints: [...named.joints, joint] }));
  }

  applyPreset(rows: readonly number[], preset: string): Edited {
    return this.remade(
      'the material',
      checked(withPreset(this.needScene(), this.document.nthsOf(rows), preset)),
    );
  }

  private rowsOf(nths: readonly number[]): number[] {
    return nths.map((nth) => this.document.rowOf(nth));
  }

  private needScene(): Scene {
    const { scene } = this.document;
    if (scene !== undefined) return scene;
    throw new PliantError(
      'invalid-state',
      'A world from a snapshot or recording has no scene that could change; open a scene first.',
    );
  }

  /** Takes down what the world has followed already. */
  private note(title: string, change: (scene: Scene) => Scene, live: Live): void {
    const { scene } = this.document;
    if (scene === undefined) return;
    this.document.change(title, change(scene), live);
    this.tellDocument();
  }

  /** The world made anew of a changed scene; a scene that it refuses leaves everything as it was. */
  private remade(title: string, scene: Scene, text?: string): Edited {
    const back = this.document.keep();
    this.document.change(title, scene, undefined, text);
    try {
      return this.edited({ scene: this.remake() });
    } catch (error) {
      back();
      throw error;
    } finally {
      this.tellDocument();
    }
  }

  /** The running world goes on with other bodies. */
  private goOn(title: string, scene: Scene, follow: () => void): Edited {
    const { world, make, dt } = this.need();
    this.document.change(title, scene);
    follow();
    const begun = this.begin(world, { scene, make }, dt);
    this.tellDocument();
    return this.edited({ scene: begun });
  }

  private after(change: ReturnType<typeof this.document.undo>, nothing: string): Edited {
    if (change === undefined) throw new PliantError('invalid-state', nothing);
    if (change.act !== undefined) change.act(this.changing());
    const scene = change.act === undefined ? this.remake() : undefined;
    this.publish();
    this.tellDocument();
    return this.edited(scene === undefined ? {} : { scene });
  }

  private edited(parts: Omit<Edited, 'settings'>): Edited {
    const { world, dt } = this.need();
    const { substeps, gravity } = world;
    const parameters = world.parameters;
    return { ...parts, settings: { dt, substeps, gravity, methods: choicesOf(world), parameters } };
  }
}

/** The body in a row. */
function bodyIn(world: World, row: number): Body | undefined {
  return world.get(new WorldRows(world).handleAt(row));
}

/** A finished run as one object; `--json` prints exactly this. */
import {
  type BodyKind,
  type Energy,
  METHOD_STAGES,
  type MethodStage,
  type Momentum,
  type Stage,
  type Trouble,
} from 'pliant';
import type { Written } from '../output/outputs.js';
import { type Run, totalsOf } from './simulate.js';
import type { WorstDepth } from './tally.js';

export interface RunReport {
  readonly scene: { readonly name: string; readonly file: string };
  /** Of the job's content and the engine's version. */
  readonly job: string;
  readonly seed: number;
  /** What was asked for with --output. */
  readonly outputs: Readonly<Record<string, number | null>>;
  /** Whether a condition ended the run before its time. */
  readonly stopped: boolean;
  /** [s] */
  readonly dt: number;
  readonly substeps: number;
  /** `static` or `exact` where the world's own methods did not move it. */
  readonly solver: 'static' | 'exact' | null;
  readonly methods: Readonly<Record<MethodStage, string>>;
  readonly steps: number;
  /** Simulated [s]. */
  readonly time: number;
  readonly bodies: {
    readonly total: number;
    readonly kinds: Readonly<Partial<Record<BodyKind, number>>>;
    readonly asleep: number;
    readonly frozen: number;
  };
  readonly contacts: {
    /** Contact points at the end. */
    readonly end: number;
    /** Most contact points after any step. */
    readonly most: number;
    /** How often two bodies began to touch. */
    readonly touches: number;
    /** Times that a contact had to be softened to stay stable, over all substeps. */
    readonly softened: number;
  };
  readonly worstDepth: WorstDepth | null;
  /** [J] */
  readonly energy: { readonly start: Energy; readonly end: Energy };
  readonly momentum: { readonly start: Momentum; readonly end: Momentum };
  /** Per stage, over all steps [ms]. */
  readonly timings: Readonly<Record<Stage, number>>;
  /** Wall-clock time of all steps, writing included [ms]. */
  readonly wall: number;
  readonly hash: string;
  /** All that happened, and the newest of them. */
  readonly troubles: { readonly total: number; readonly newest: readonly Trouble[] };
  readonly files: readonly Written[];
}

export function reportOf(run: Run, file: string, files: readonly Written[]): RunReport {
  const { result, scene, world, tally, start, wall, solver } = run;
  const end = totalsOf(world);
  const methods = Object.fromEntries(METHOD_STAGES.map((stage) => [stage, world.method(stage)]));
  return {
    scene: { name: scene.name, file },
    job: result.id,
    seed: scene.seed,
    outputs: result.values,
    stopped: result.stopped,
    dt: scene.dt,
    substeps: world.substeps,
    solver: solver ?? null,
    methods: methods as Record<MethodStage, string>,
    steps: world.steps,
    time: world.time,
    bodies: bodiesOf(run),
    contacts: {
      end: tally.contacts,
      most: tally.mostContacts,
      touches: tally.touches,
      softened: world.stepReport().softened,
    },
    worstDepth: tally.worst ?? null,
    energy: { start: start.energy, end: end.energy },
    momentum: { start: start.momentum, end: end.momentum },
    timings: world.timings('total'),
    wall,
    hash: world.hash(),
    troubles: { total: world.troubleCount, newest: world.troubles() },
    files,
  };
}

function bodiesOf({ world }: Run): RunReport['bodies'] {
  const kinds: Partial<Record<BodyKind, number>> = {};
  let asleep = 0;
  let frozen = 0;
  for (const body of world) {
    kinds[body.kind] = (kinds[body.kind] ?? 0) + 1;
    if (body.isAsleep) asleep++;
    if (body.isFrozen) frozen++;
  }
  return { total: world.size, kinds, asleep, frozen };
}

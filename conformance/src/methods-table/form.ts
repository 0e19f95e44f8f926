/** One closed form that any response may be asked: builds its scene, runs it, and compares. */
import { type BodyDefinition, type ParameterValues, World } from 'pliant';

export type Numbers = Readonly<Record<string, number>>;

/** Gravity of the reference [m/s²]. */
export const G = 9.81;

/** One number with what it should be. */
export interface Finding {
  readonly name: string;
  readonly found: number;
  readonly expected: number;
  /** Allowed error: relative, or in the number's own unit where zero is expected or `absolute` is set. */
  readonly tolerance: number;
  readonly absolute?: boolean;
}

/** How a response is run in these scenes; what isn't said is the same for all. */
export interface Profile {
  readonly parameters?: ParameterValues;
  /** Steps per second, each of four substeps. */
  readonly rate?: number;
  /** Gap at which bodies are put down [m]. */
  readonly gap?: number;
}

export interface Form {
  readonly id: string;
  /** What is measured, in a few words. */
  readonly title: string;
  /** Why a response can't answer, for those that can't; nothing for the others. */
  unable?(method: string): string | undefined;
  /** What the scene needs of a response's parameters, over those of its profile. */
  profile?(method: string, params: Numbers): Profile;
  run(setup: Setup, params: Numbers, expected: Numbers): Finding[];
}

type Rigid = Extract<BodyDefinition, { kind: 'rigid' }>;

/** Methods whose contacts are springs: bodies fly by steps of semi-implicit Euler. */
const SPRINGS = new Set(['log-barrier']);

/** A fresh world for each use, with the response of the column. */
export class Setup {
  constructor(
    readonly method: string,
    private readonly profile: Profile,
  ) {}

  /** Whether bodies fly exactly: contacts of this method are no springs. */
  get isExactInFlight(): boolean {
    return !SPRINGS.has(this.method);
  }

  get gap(): number {
    return this.profile.gap ?? 0;
  }

  get dt(): number {
    return 1 / (this.profile.rate ?? 240);
  }

  world(gravity: readonly [number, number, number] = [0, -G, 0], substeps = 4): World {
    const world = new World({ gravity, substeps, sleeping: false });
    world.setMethod('response', this.method);
    if (this.profile.parameters) world.setParameters(this.method, this.profile.parameters);
    return world;
  }

  run(world: World, seconds: number, look: () => void = () => {}): void {
    for (let i = 0; i < Math.round(seconds / this.dt); i++) {
      world.step(this.dt);
      look();
    }
  }
}

/** A slope is a level floor under leaning gravity. */
export const lean = (theta: number): [number, number, number] => [
  G * Math.sin(theta),
  -G * Math.cos(theta),
  0,
];

export const floor = (friction: number, restitution = 0): BodyDefinition => ({
  kind: 'static',
  shape: { kind: 'plane', normal: [0, 1, 0] },
  friction,
  restitution,
});

export const ball = (part: Partial<Rigid>): Rigid => ({
  kind: 'rigid',
  shape: { kind: 'sphere', radius: 0.5 },
  mass: 1,
  friction: 0,
  ...part,
});

/** A box with these half extents, standing `gap` above the floor. */
export const box = (
  half: readonly [number, number, number],
  gap: number,
  part: Partial<Rigid> = {},
): Rigid => ({
  kind: 'rigid',
  shape: { kind: 'box', halfExtents: half },
  mass: 1,
  position: [0, half[1] + gap, 0],
  ...part,
});

export const relative = (name: string, found: number, expected: number, tolerance: number): Finding => ({
  name,
  found,
  expected,
  tolerance,
});

/** Holds when `found` is 1. */
export const holds = (name: string, found: boolean): Finding => ({
  name,
  found: found ? 1 : 0,
  expected: 1,
  tolerance: 0,
});

export function errorOf({ found, expected, absolute }: Finding): number {
  const difference = Math.abs(found - expected);
  return absolute || expected === 0 ? difference : difference / Math.abs(expected);
}

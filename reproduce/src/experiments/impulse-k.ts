/** An impulse at a vertex of a rigid body: K = 1/M − (Rr)* I⁻¹ (Rr)*, j = K⁻¹ (v_new − v), against what the engine does. */
import { World } from 'pliant';
import type { Context, Experiment, Finding, Outcome, Plot } from '../types.js';

type Vec = [number, number, number];

const HALF: Vec = [0.5, 0.2, 0.3];
const MASS = 2;
const RESTITUTION = 0.5;

interface Hit {
  readonly spin: number;
  readonly speed: number;
}

interface Scheme {
  readonly title: string;
  readonly method: string;
  readonly friction: number;
  law(angle: number): Hit;
}

export const impulseK: Experiment = {
  name: 'rigid-by-k',
  title: 'A rigid body hit at one corner, by the K matrix',
  source: { document: 'wang2021rigidcontacts', place: 'rigid body collision response by impulse' },
  sentence:
    "A box that falls and turns touches the floor with one corner, at many tilts; its velocity and spin after the impact against j = K⁻¹ (v_new − v) with the slides' v_new, and against the frictionless impulse j = −(1 + μ_N) v_N / (nᵀ K n).",
  parameters: { friction: 0.3, 'speed-m-per-s': 2 },
  run: hitAll,
};

interface Series {
  readonly scheme: Scheme;
  readonly law: readonly Hit[];
  readonly hits: readonly Hit[];
}

function schemesFor(speed: number, friction: number): Scheme[] {
  return [
    {
      title: 'impulse-averaged',
      method: 'impulse-averaged',
      friction,
      law: (angle) => hitByLaw(angle, speed, (at, columns) => solve(columns, slidesChange(at, friction))),
    },
    {
      title: 'impulse without friction',
      method: 'impulse',
      friction: 0,
      law: (angle) =>
        hitByLaw(angle, speed, (at, columns) => [0, (-(1 + RESTITUTION) * at[1]) / columns[1][1], 0]),
    },
  ];
}

function hitAll({ parameters, quick }: Context): Outcome {
  const friction = parameters['friction'];
  const speed = parameters['speed-m-per-s'];
  const count = quick ? 15 : 36;
  const angles = Array.from({ length: count }, (_, k) => 10 + (70 * k) / (count - 1));
  const runs = schemesFor(speed, friction).map((scheme) => ({
    scheme,
    law: angles.map(scheme.law),
    hits: angles.map((angle) => hitByWorld(scheme, angle, speed)),
  }));
  const off = runs.map((run) => worst(run, 'spin'));
  const about = 'after the impact: lines by the laws, marks by the engine.';
  return {
    findings: runs.flatMap((run) => [
      difference(run, 'spin', 'of the spin', 'rad/s'),
      difference(run, 'speed', 'of the speed of the centre', 'm/s'),
    ]),
    figures: [
      plotOf('spin', 'spin [rad/s]', `Spin about the horizontal axis ${about}`, angles, runs),
      plotOf('speed', 'speed [m/s]', `Upward speed of the centre ${about}`, angles, runs),
    ],
    judgement: `The slides' scheme (impulse-averaged, μ_T = ${friction}) ${off[0] < 1e-3 ? 'agrees with its closed form' : 'differs from its closed form'} (largest difference of a spin ${off[0].toExponential(1)} rad/s), and the default ${off[1] < 1e-3 ? 'with' : 'differs from'} the frictionless impulse (${off[1].toExponential(1)} rad/s). The two laws are not one: the slides prescribe the whole velocity of the corner, so that even at μ_T = 0 their impulse has a part along the floor; the default keeps it within Coulomb's cone. The slides print the formula and no numbers.`,
  };
}

const worst = ({ hits, law }: Series, key: keyof Hit): number =>
  Math.max(...hits.map((hit, k) => Math.abs(hit[key] - law[k][key])));

function difference(run: Series, key: keyof Hit, what: string, unit: string): Finding {
  const largest = Math.max(...run.law.map((hit) => Math.abs(hit[key])));
  return {
    quantity: `${run.scheme.title}: largest difference ${what}`,
    unit,
    printed: 0,
    isLaw: true,
    ours: worst(run, key),
    judgement: `the largest is ${largest.toFixed(2)} ${unit}`,
  };
}

function plotOf(key: keyof Hit, label: string, caption: string, x: number[], runs: readonly Series[]): Plot {
  const values = (hits: readonly Hit[]) => hits.map((hit) => hit[key]);
  const series = [
    ...runs.map(({ scheme, law }) => ({ name: `law for ${scheme.title}`, x, y: values(law) })),
    ...runs.map(({ scheme, hits }) => ({ name: scheme.title, x, y: values(hits), marks: true })),
  ];
  return { kind: 'plot', name: key, caption, x: { label: 'tilt [°]' }, y: { label }, series };
}

/** The box tilted about z, its lowest corner 0.1 µm above the floor. */
function pose(angle: number): { r: Vec; height: number; turn: [number, number, number, number] } {
  const a = (angle * Math.PI) / 180;
  // Tilted a little about x as well, so that a single corner is lowest.
  const b = 0.2;
  const turn = multiply([0, 0, Math.sin(a / 2), Math.cos(a / 2)], [Math.sin(b / 2), 0, 0, Math.cos(b / 2)]);
  let lowest: Vec = [0, 0, 0];
  for (let k = 0; k < 8; k++) {
    const corner = rotate(turn, [
      k & 1 ? HALF[0] : -HALF[0],
      k & 2 ? HALF[1] : -HALF[1],
      k & 4 ? HALF[2] : -HALF[2],
    ]);
    if (k === 0 || corner[1] < lowest[1]) lowest = corner;
  }
  return { r: lowest, height: -lowest[1] + 1e-7, turn };
}

const SPIN: Vec = [0, 0, 1.5];

function hitByWorld({ method, friction }: Scheme, angle: number, speed: number): Hit {
  const world = new World({ gravity: [0, 0, 0], substeps: 1, sleeping: false });
  world.setMethod('response', method);
  world.add({ kind: 'static', shape: { kind: 'plane' }, friction, restitution: RESTITUTION });
  const { height, turn } = pose(angle);
  const box = world.add({
    kind: 'rigid',
    shape: { kind: 'box', halfExtents: HALF },
    mass: MASS,
    position: [0, height, 0],
    orientation: turn,
    velocity: [0.7, -speed, 0],
    angularVelocity: SPIN,
    friction,
    restitution: RESTITUTION,
  });
  // Steps of a microsecond: into contact and out of it.
  for (let k = 0; k < 4; k++) world.step(1e-6);
  return { spin: box.angularVelocity[2], speed: box.velocity[1] };
}

/** What the slides make of the velocity of a vertex: μ_N of the normal part back, the tangential one less by Coulomb's law. */
function slidesChange(at: Vec, friction: number): Vec {
  const sliding = Math.hypot(at[0], at[2]);
  const keep = sliding > 0 ? Math.max(1 - (friction * (1 + RESTITUTION) * Math.abs(at[1])) / sliding, 0) : 0;
  return [(keep - 1) * at[0], -(1 + RESTITUTION) * at[1], (keep - 1) * at[2]];
}

/** `impulse` is found from the velocity of the corner and the columns of K there. */
function hitByLaw(angle: number, speed: number, impulse: (at: Vec, columns: readonly Vec[]) => Vec): Hit {
  const { r, turn } = pose(angle);
  const v: Vec = [0.7, -speed, 0];
  const inverse = inverseInertia(turn);
  const columns = ([0, 1, 2] as const).map((k) => {
    const e: Vec = [0, 0, 0];
    e[k] = 1;
    const turned = cross(r, apply(inverse, cross(r, e)));
    return [e[0] / MASS - turned[0], e[1] / MASS - turned[1], e[2] / MASS - turned[2]] as Vec;
  });
  const j = impulse(add(v, cross(SPIN, r)), columns);
  const spin = add(SPIN, apply(inverse, cross(r, j)));
  return { spin: spin[2], speed: v[1] + j[1] / MASS };
}

function inverseInertia(turn: readonly number[]): Vec[] {
  const [x, y, z] = HALF.map((h) => 4 * h * h) as Vec;
  const moments = [y + z, x + z, x + y].map((sum) => (MASS / 12) * sum);
  const axes = ([0, 1, 2] as const).map((k) => {
    const e: Vec = [0, 0, 0];
    e[k] = 1;
    return rotate(turn, e);
  });
  return ([0, 1, 2] as const).map(
    (i) =>
      ([0, 1, 2] as const).map((k) =>
        axes.reduce((sum, axis, m) => sum + (axis[i] * axis[k]) / moments[m], 0),
      ) as Vec,
  );
}

const add = (a: Vec, b: Vec): Vec => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const apply = (m: readonly Vec[], a: Vec): Vec => [dot(m[0], a), dot(m[1], a), dot(m[2], a)];

function cross(a: Vec, b: Vec): Vec {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

/** Cramer's rule for three columns. */
function solve(columns: readonly Vec[], b: Vec): Vec {
  const [p, q, r] = columns as [Vec, Vec, Vec];
  const whole = dot(p, cross(q, r));
  return [dot(b, cross(q, r)) / whole, dot(p, cross(b, r)) / whole, dot(p, cross(q, b)) / whole];
}

function rotate(q: readonly number[], v: Vec): Vec {
  const u: Vec = [q[0], q[1], q[2]];
  const t = cross(u, v).map((c) => 2 * c) as Vec;
  const s = cross(u, t);
  return [v[0] + q[3] * t[0] + s[0], v[1] + q[3] * t[1] + s[1], v[2] + q[3] * t[2] + s[2]];
}

function multiply(a: readonly number[], b: readonly number[]): [number, number, number, number] {
  const [ax, ay, az, aw] = a as [number, number, number, number];
  const [bx, by, bz, bw] = b as [number, number, number, number];
  return [
    aw * bx + ax * bw + ay * bz - az * by,
    aw * by - ax * bz + ay * bw + az * bx,
    aw * bz + ax * by - ay * bx + az * bw,
    aw * bw - ax * bx - ay * by - az * bz,
  ];
}

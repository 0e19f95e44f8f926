/** The slides' signed distance functions and their combinations, drawn, with the places where a combination is a bound only. */
import { compileSolid } from 'pliant/queries';
import type { Context, Experiment, Finding, Outcome } from '../types.js';
import { contoursSvg, type Sampled, sample, shortfall } from './contours.js';

type Shape = Parameters<typeof compileSolid>[0];
type Vec = readonly [number, number, number];

const plane = (normal: Vec, offset: number) => ({ shape: { kind: 'plane', normal, offset } as const });
const ball = (x: number, y: number, radius: number) => ({
  shape: { kind: 'sphere', radius } as const,
  position: [x, y, 0] as Vec,
});

interface Drawn {
  readonly title: string;
  readonly shape: Shape;
  /** What the slides say of φ inside and outside. */
  readonly says: readonly [inside: string, outside: string];
}

/** A cylinder whose axis lies in the picture, with its ends beyond it. */
const long = (radius: number): Shape => ({
  kind: 'union',
  parts: [{ shape: { kind: 'cylinder', radius, halfHeight: 20 }, orientation: [0, 0, -0.38, 0.925] }],
});
const SHAPES = (overlap: number): readonly Drawn[] => [
  { title: 'plane: (x − p)·n', shape: { kind: 'plane', normal: [0.35, 0.937, 0] }, says: ['exact', 'exact'] },
  { title: 'sphere: |x − c| − r', shape: { kind: 'sphere', radius: 0.55 }, says: ['exact', 'exact'] },
  { title: 'cylinder: distance to the axis − r', shape: long(0.45), says: ['exact', 'exact'] },
  {
    title: 'intersection: max(φ₀, φ₁, φ₂)',
    shape: {
      kind: 'intersection',
      // A large box ends what three half-spaces leave open.
      parts: [
        plane([0, -1, 0], 0.4),
        plane([0.866, 0.5, 0], 0.4),
        plane([-0.866, 0.5, 0], 0.4),
        { shape: { kind: 'box', halfExtents: [9, 9, 9] } as const },
      ],
    },
    says: ['max', '"φ(x) = ?"'],
  },
  {
    title: 'union: min(φ₀, φ₁)',
    shape: {
      kind: 'union',
      parts: [ball(-0.5 + overlap / 2, 0, 0.5), ball(0.5 - overlap / 2, 0, 0.5)],
    },
    says: ['≈ min, "correct near outer boundary"', 'min'],
  },
  {
    title: 'difference: max(φ₀, −φ₁)',
    shape: { kind: 'difference', parts: [ball(-0.1, 0, 0.65), ball(0.45, 0, 0.45)] },
    says: ['not on the slides', 'not on the slides'],
  },
  {
    title: 'rounded box: φ − r',
    shape: { kind: 'rounded', shape: { kind: 'box', halfExtents: [0.4, 0.25, 20] }, radius: 0.15 },
    says: ['not on the slides', 'not on the slides'],
  },
  {
    title: 'box with sharp corners',
    shape: { kind: 'box', halfExtents: [0.55, 0.4, 20] },
    says: ['not on the slides', 'not on the slides'],
  },
  {
    title: 'rounded union: min(φ₀, φ₁) − r',
    shape: {
      kind: 'rounded',
      shape: { kind: 'union', parts: [ball(-0.35, 0, 0.3), ball(0.35, 0, 0.3)] },
      radius: 0.12,
    },
    says: ['not on the slides', 'not on the slides'],
  },
];

export const distanceMaps: Experiment = {
  name: 'distance-maps',
  title: 'Signed distance functions and their combinations',
  source: { document: 'wang2021rigidcontacts', place: 'signed distance function, intersection, union' },
  sentence:
    'φ in the plane z = 0 with lines of equal φ; beside it the true distance to the surface, found point by point. Where |φ| falls short of it by more than 2 % of the picture, the place is orange.',
  parameters: { 'overlap-m': 0.3 },
  run: drawMaps,
};

function drawMaps({ parameters, progress }: Context): Outcome {
  const p = new Float64Array(3);
  const gradient = new Float64Array(3);
  const shapes = SHAPES(parameters['overlap-m']);
  const maps = shapes.map(({ title, shape }) => {
    progress(title);
    const solid = compileSolid(shape);
    const phi = (x: number, y: number) => {
      p[0] = x;
      p[1] = y;
      return solid.distance(p, 0, gradient);
    };
    return sample({ title, reach: 1, phi });
  });
  const findings = maps.flatMap((map, k) => findingsOf(map, shapes[k]));
  return {
    findings,
    figures: [
      {
        kind: 'picture',
        name: 'maps',
        caption:
          'Lines of equal φ, 0.15 m apart; blue: the surface and the inside; orange: φ has the right sign but is smaller than the distance.',
        svg: contoursSvg(maps, 3),
      },
    ],
    judgement: judged(maps, shapes),
  };
}

/** Sampling the surface finds no distance better than this share of the reach. */
const SAMPLING = 0.01;

function findingsOf(map: Sampled, { title, says }: Drawn): Finding[] {
  const sides = [
    ['inside', -1],
    ['outside', 1],
  ] as const;
  return sides.map(([side, sign], k) => {
    const ours = shortfall(map, sign);
    const isExact = says[k] === 'exact' || says[k] === 'min' || says[k] === 'max';
    return {
      quantity: `${title.split(':')[0]}, ${side}: largest shortfall of |φ|`,
      unit: 'm',
      printed: isExact ? 0 : says[k],
      ...(isExact && { isLaw: true }),
      ours,
      judgement: ours < SAMPLING ? 'exact to the sampling' : 'a bound: right sign, smaller than the distance',
    };
  });
}

function judged(maps: readonly Sampled[], shapes: readonly Drawn[]): string {
  const bounds = (sign: 1 | -1) =>
    maps.flatMap((map, k) => (shortfall(map, sign) < SAMPLING ? [] : [shapes[k].title.split(':')[0]]));
  const [inside, outside] = [bounds(-1), bounds(1)];
  return `The functions of the slides are distances where the slides say so. φ is only a bound inside ${inside.join(', ') || 'none'} and outside ${outside.join(', ') || 'none'}; the slides leave the latter open for intersections ("φ(x) = ?").`;
}

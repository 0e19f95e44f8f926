/** Figures 3.4 to 3.7: how mesh resolution and potential field shape the surface around molecules. */
import { boxAndGround, defaultPotentialField, defaultResolution, implicitSurface } from 'pliant/molecules';
import type { Experiment, Figure, Finding, Outcome } from '../types.js';

/** Mesh resolutions of figure 3.4, ours: the thesis prints pictures [m]. */
const RESOLUTIONS = [0.004, 0.005, 0.00625, 0.008, 0.01];
/** Volumes of figure 3.5, ours: its axes are lost [m³]. */
const VOLUMES = [1e-5, 1e-4, 1e-3, 1e-2, 0.1];
/** Potential fields of figure 3.6, at a mesh resolution of 0.005 [1/m]. */
const FIELDS = [20, 40, 80, 160];
const FIELD_RESOLUTION = 0.005;
/** Radii of figure 3.7, ours: its axes are lost [m]. */
const RADII = [0.0125, 0.02, 0.03, 0.05, 0.08];

export const implicitSurfaces: Experiment = {
  name: 'implicit-surfaces',
  title: 'Mesh resolution and potential field of implicit surfaces',
  source: { document: 'deformable-contact', place: 'figures 3.4 to 3.7, equations 3.1 and 3.2' },
  sentence:
    'The surface around the 75 molecules of the box, at five mesh resolutions and four potential fields; the resolution by volume, and the potential field that follows spheres best, by their radius.',
  parameters: {},
  run({ progress }): Outcome {
    progress('mesh resolution');
    const faces = RESOLUTIONS.map((resolution) => facesAt(resolution));
    progress('potential field');
    const gaps = FIELDS.map((potentialField) => gapAt(potentialField));
    const best = RADII.map((radius) => bestField(radius));
    return {
      findings: [...meshFindings(faces), ...fieldFindings(gaps, best)],
      figures: figures(faces, gaps, best),
      judgement: judged(faces, gaps, best),
    };
  },
};

const box = boxAndGround().organs.find(({ description }) => description === 'box')!;

function facesAt(resolution: number): number {
  return implicitSurface(box.positions, box.radii, { resolution }).triangles.length / 3;
}

/** Mean distance of the surface's vertices from the spheres of the box, beyond them positive [m]. */
function gapAt(potentialField: number): number {
  const surface = implicitSurface(box.positions, box.radii, {
    resolution: FIELD_RESOLUTION,
    potentialField,
  });
  return meanGap(surface.positions, box.positions, box.radii);
}

function meanGap(vertices: ArrayLike<number>, centres: ArrayLike<number>, radii: ArrayLike<number>): number {
  let sum = 0;
  for (let v = 0; v < vertices.length; v += 3) {
    let least = Number.POSITIVE_INFINITY;
    for (let i = 0; i < radii.length; i++) {
      const [x, y, z] = [0, 1, 2].map((axis) => vertices[v + axis] - centres[3 * i + axis]);
      least = Math.min(least, Math.sqrt(x * x + y * y + z * z) - radii[i]);
    }
    sum += least;
  }
  return vertices.length === 0 ? Number.NaN : sum / (vertices.length / 3);
}

/** The potential field whose surface around a lone sphere is that sphere, by bisection [1/m]. */
function bestField(radius: number): number {
  const [centre, radii] = [new Float64Array(3), Float64Array.of(radius)];
  let [low, high] = [0.5 / radius, 8 / radius];
  for (let round = 0; round < 40; round++) {
    const potentialField = 0.5 * (low + high);
    const { positions } = implicitSurface(centre, radii, { resolution: radius / 8, potentialField });
    if (meanGap(positions, centre, radii) > 0) low = potentialField;
    else high = potentialField;
  }
  return 0.5 * (low + high);
}

/** Radii of one sphere of this volume. */
const ballOf = (volume: number) => Float64Array.of(Math.cbrt((3 * volume) / (4 * Math.PI)));

function meshFindings(faces: readonly number[]): Finding[] {
  const ofBox = defaultResolution(box.radii);
  return [
    {
      quantity: `faces of the box at a resolution of ${ofBox.toPrecision(3)} m, by equation 3.1`,
      unit: '',
      printed: 'a picture of another object, with 648 faces',
      ours: facesAt(ofBox),
      judgement: 'no number to compare: the object of figure 3.4 is not named',
    },
    {
      quantity: 'figure 3.4: exponent of faces against resolution',
      unit: '',
      printed: -2,
      isLaw: true,
      ours: exponent(faces),
      judgement: Math.abs(exponent(faces) + 2) < 0.2 ? 'faces cover an area' : 'not that of an area',
    },
    ...VOLUMES.map((volume): Finding => {
      const law = volume / 20 + 0.005;
      const ours = defaultResolution(ballOf(volume));
      return {
        quantity: `figure 3.5: resolution for a volume of ${volume} m³`,
        unit: 'm',
        printed: law,
        isLaw: true,
        ours,
        judgement: Math.abs(ours / law - 1) < 1e-9 ? 'equation 3.1' : 'not equation 3.1',
      };
    }),
  ];
}

function fieldFindings(gaps: readonly number[], best: readonly number[]): Finding[] {
  return [
    ...FIELDS.map(
      (field, k): Finding => ({
        quantity: `figure 3.6: surface from the spheres at a potential field of ${field}`,
        unit: 'm',
        printed: 'shown as a picture; no number is printed',
        ours: gaps[k],
        judgement: k === nearest(gaps) ? 'follows the spheres best' : gaps[k] > 0 ? 'stands off' : 'cuts in',
      }),
    ),
    ...RADII.map(
      (radius, k): Finding => ({
        quantity: `figure 3.7: best potential field for a radius of ${radius} m`,
        unit: '1/m',
        printed: defaultPotentialField(radius),
        isLaw: true,
        ours: best[k],
        judgement: `${(Math.abs(best[k] / defaultPotentialField(radius) - 1) * 100).toFixed(2)} % from equation 3.2`,
      }),
    ),
  ];
}

const nearest = (gaps: readonly number[]): number =>
  gaps.reduce((least, gap, k) => (Math.abs(gap) < Math.abs(gaps[least]) ? k : least), 0);

/** Slope of log faces against log resolution. */
function exponent(faces: readonly number[]): number {
  const last = faces.length - 1;
  return Math.log(faces[last] / faces[0]) / Math.log(RESOLUTIONS[last] / RESOLUTIONS[0]);
}

function figures(faces: readonly number[], gaps: readonly number[], best: readonly number[]): Figure[] {
  const plot = (name: string, caption: string, x: string, y: string, series: Series[]): Figure => ({
    kind: 'plot',
    name,
    caption,
    x: { label: x, logarithmic: true },
    y: { label: y, logarithmic: name !== 'field-gap' },
    series,
  });
  const law = (name: string, x: readonly number[], y: readonly number[]): Series => ({
    name,
    x,
    y,
    marks: true,
  });
  return [
    plot('faces', 'Figure 3.4: faces of the box by mesh resolution.', 'mesh resolution [m]', 'faces', [
      { name: 'Pliant', x: RESOLUTIONS, y: faces },
    ]),
    plot(
      'resolution-by-volume',
      'Figure 3.5: mesh resolution by volume.',
      'volume [m³]',
      'mesh resolution [m]',
      [
        { name: 'Pliant', x: VOLUMES, y: VOLUMES.map((volume) => defaultResolution(ballOf(volume))) },
        law(
          'equation 3.1',
          VOLUMES,
          VOLUMES.map((volume) => volume / 20 + 0.005),
        ),
      ],
    ),
    plot(
      'field-gap',
      'Figure 3.6: mean distance of the surface from the spheres.',
      'potential field [1/m]',
      'distance [m]',
      [{ name: 'Pliant', x: FIELDS, y: gaps }],
    ),
    plot(
      'field-by-radius',
      'Figure 3.7: potential field that follows the sphere best.',
      'radius [m]',
      'potential field [1/m]',
      [{ name: 'Pliant', x: RADII, y: best }, law('equation 3.2', RADII, RADII.map(defaultPotentialField))],
    ),
  ];
}

type Series = Extract<Figure, { kind: 'plot' }>['series'][number];

function judged(faces: readonly number[], gaps: readonly number[], best: readonly number[]): string {
  const closer = gaps.every((gap, k) => k === 0 || gap < gaps[k - 1]);
  const farthest = Math.max(
    ...RADII.map((radius, k) => Math.abs(best[k] / defaultPotentialField(radius) - 1)),
  );
  const order = closer
    ? 'The larger the potential field, the closer the surface comes, as figure 3.6 shows'
    : 'The surface does not come closer with every step of the potential field, unlike figure 3.6';
  const radius = box.radii[0];
  return `${order}; for the box, whose spheres have a radius of ${radius} m, ${FIELDS[nearest(gaps)]} follows them best. The best potential field of a lone sphere is 2/radius within ${(100 * farthest).toFixed(2)} %. Faces grow as the resolution to the power of ${exponent(faces).toFixed(2)}. Figures 3.5 and 3.7 have lost their axes, and figure 3.4 names no object: their points can't be set beside ours, the equations can.`;
}

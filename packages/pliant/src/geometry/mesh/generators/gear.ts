/**
 * Gears around the y axis: a ring between a bore and a toothed rim, carried along y. Teeth are trapezia: half of each
 * pitch is tooth halfway up, five eighths at the root and three eighths at the tip.
 */
import { cos, sin } from '../../../math/scalar.js';
import { requireCounts, requirePositive, requireSize } from './check-options.js';
import { extrudedSolid, extrudedSurface } from './extrude.js';
import { countAround, type Ring, ringPositions, ringTriangles } from './rings.js';

/** How a gear is made. */
export interface GearOptions {
  /** Number of teeth. */
  readonly teeth: number;
  /** Of the circle halfway up the teeth [m]. */
  readonly radius: number;
  /** From root to tip [m]. Default: 4.5 radius / teeth, which is 2.25 modules. */
  readonly toothHeight?: number;
  /** Radius of the hole [m]. Default: a third of the radius. */
  readonly bore?: number;
  /** Along y [m]. */
  readonly thickness: number;
  /** Length of edges, about [m]. Default: half a tooth along the pitch circle. */
  readonly edge?: number;
}

const TWO_PI = 6.283185307179586;

export function gearSurface(options: GearOptions): { positions: Float64Array; triangles: Uint32Array } {
  const { section, triangles, heights } = gearSection(options);
  return extrudedSurface(section, triangles, heights);
}

export function gearSolid(options: GearOptions): { positions: Float64Array; tets: Uint32Array } {
  const { section, triangles, heights } = gearSection(options);
  return extrudedSolid(section, triangles, heights);
}

// Shares of the pitch, from the start of a gap: where the gap ends and the tooth begins, and the tip of the tooth.
const GAP_END = 0.375;
const TIP_START = 0.5;
const TIP_END = 0.875;

interface Steps {
  readonly teeth: number;
  readonly gap: number;
  readonly tooth: number;
  readonly layers: number;
}

function gearSection(options: GearOptions): {
  section: Float64Array;
  triangles: Uint32Array;
  heights: number[];
} {
  const { teeth, radius, thickness } = options;
  requireCounts({ teeth }, 3);
  const { toothHeight = (4.5 * radius) / teeth, bore = radius / 3 } = options;
  const pitch = (TWO_PI * radius) / teeth;
  const { edge = pitch / 4 } = options;
  requirePositive({ radius, toothHeight, bore, thickness, edge });
  const root = radius - toothHeight / 2;
  requirePositive({ 'root radius less the bore': root - bore });
  const count = (length: number) => Math.max(1, Math.round(length / edge));
  const steps = { teeth, gap: count(GAP_END * pitch), tooth: count(0.5 * pitch), layers: count(toothHeight) };
  const web = webRings(steps, bore, root, edge);
  const teethSection = toothTriangles(steps, web, root, toothHeight);
  const layers = count(thickness);
  requireSize(layers * (teethSection.triangles.length + 6 * web.reduce((sum, ring) => sum + ring.count, 0)));
  return {
    section: Float64Array.from([...ringPositions(web), ...teethSection.positions]),
    triangles: Uint32Array.from([...ringTriangles(web), ...teethSection.triangles]),
    heights: Array.from({ length: layers + 1 }, (_, l) => thickness * (l / layers - 0.5)),
  };
}

/** From the bore to the root circle; only the last ring has the points that gaps and teeth need. */
function webRings(steps: Steps, bore: number, root: number, edge: number): Ring[] {
  const shares: number[] = [];
  for (let tooth = 0; tooth < steps.teeth; tooth++) {
    for (let i = 0; i < steps.gap; i++) shares.push((tooth + GAP_END * (i / steps.gap)) / steps.teeth);
    for (let i = 0; i < steps.tooth; i++) {
      shares.push((tooth + GAP_END + (1 - GAP_END) * (i / steps.tooth)) / steps.teeth);
    }
  }
  const layers = Math.max(1, Math.round((root - bore) / edge));
  const rings: Ring[] = [];
  for (let l = 0; l < layers; l++) {
    const radius = bore + (root - bore) * (l / layers);
    rings.push({ radius, y: 0, count: countAround(radius, edge) });
  }
  rings.push({ radius: root, y: 0, count: shares.length, shares });
  return rings;
}

/** Each tooth is a grid that narrows from its foot on the root circle to its tip. */
function toothTriangles(
  steps: Steps,
  web: readonly Ring[],
  root: number,
  toothHeight: number,
): { positions: number[]; triangles: number[] } {
  const known = web.reduce((sum, ring) => sum + ring.count, 0);
  const around = web[web.length - 1].count;
  const positions: number[] = [];
  const triangles: number[] = [];
  for (let tooth = 0; tooth < steps.teeth; tooth++) {
    const start = tooth * (steps.gap + steps.tooth) + steps.gap;
    const foot = (i: number) => known - around + ((start + i) % around);
    const base = known + positions.length / 3;
    const vertex = (l: number, i: number) => (l === 0 ? foot(i) : base + (l - 1) * (steps.tooth + 1) + i);
    for (let l = 1; l <= steps.layers; l++) {
      const rise = l / steps.layers;
      for (let i = 0; i <= steps.tooth; i++) {
        const atFoot = GAP_END + (1 - GAP_END) * (i / steps.tooth);
        const atTip = TIP_START + (TIP_END - TIP_START) * (i / steps.tooth);
        const angle = (TWO_PI * (tooth + atFoot + rise * (atTip - atFoot))) / steps.teeth;
        const radius = root + toothHeight * rise;
        positions.push(radius * cos(angle), 0, radius * sin(angle));
      }
      for (let i = 0; i < steps.tooth; i++) {
        const [a, b] = [vertex(l - 1, i), vertex(l - 1, i + 1)];
        const [c, d] = [vertex(l, i), vertex(l, i + 1)];
        triangles.push(a, c, b, b, c, d);
      }
    }
  }
  return { positions, triangles };
}

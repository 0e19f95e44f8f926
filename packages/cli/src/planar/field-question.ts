/** `pliant query field`: the six answers for one or two polygons of the plane, and a picture of them. */
import {
  type BackendQueries,
  type DrawFieldOptions,
  fieldPicture,
  type Polygon,
  type ProximityPoint,
  type ProximityQueries,
  pictureSvg,
  proximity,
  rasterise,
} from 'pliant/planar';
import { type BackendName, type GpuPackage, proximityOn } from 'pliant/planar/gpu';
import { refusal, SUCCESS } from '../failure.js';
import type { Io } from '../io.js';
import { Outputs } from '../output/outputs.js';
import { fileSize, plural, significant, vector } from '../run/quantities.js';
import { encodePng } from './png.js';
import { type PolygonFile, readPolygonFile } from './polygon-file.js';

export interface FieldOptions {
  readonly svg?: string;
  readonly png?: string;
  /** Error bound d [m]. */
  readonly error?: number;
  /** Contacts within this distance [m]. */
  readonly threshold?: number;
  /** [px] */
  readonly width?: number;
  /** Answers from sampled fields of this backend instead of exact ones. */
  readonly backend?: BackendName;
  readonly json?: boolean;
}

/** Of the longer side of the picture, by default: a sample every five pixels of 800. */
const DEFAULT_ERROR = 1 / 220;

export async function fieldQuestion(
  files: readonly string[],
  options: FieldOptions,
  io: Io,
): Promise<number> {
  const [a, b] = files.map((file) => readPolygonFile(file, io)) as [PolygonFile, PolygonFile?];
  const error = options.error ?? DEFAULT_ERROR * extent(b ? [a.polygon, b.polygon] : [a.polygon]);
  const threshold = options.threshold ?? 2 * error;
  const outputs = new Outputs({ svg: options.svg, png: options.png }, io.cwd);
  try {
    const title = files.map((file) => file.replace(/^.*[\\/]/, '')).join(' and ');
    const settings: DrawFieldOptions = { error, threshold, title, width: options.width ?? 800 };
    if (options.svg !== undefined || options.png !== undefined) draw(a, b, settings, outputs);
    if (options.backend !== undefined && !b)
      throw refusal('--backend says who compares two polygons, and there is one.');
    const asked = b ? await ask(a.polygon, b.polygon, error, options.backend) : undefined;
    const answer = asked ? await answerOf(asked.queries, threshold) : undefined;
    for (const note of asked?.notes ?? []) io.stderr(`${note}\n`);
    const written = outputs.commit();
    if (options.json) {
      const polygons = [a, ...(b ? [b] : [])].map(({ file, polygon }) => ({
        file,
        rings: polygon.ringCount,
        vertices: polygon.vertexCount,
      }));
      io.stdout(
        `${JSON.stringify({ question: 'field', polygons, error, ...asked?.by, ...answer, written }, undefined, 2)}\n`,
      );
    } else {
      const lines = answer ? answerLines(answer) : [describe(a)];
      if (asked?.by)
        lines.push(`by sampled fields of ${asked.by.backend}, each distance within ${significant(error)} m`);
      for (const { kind, file, bytes } of written) lines.push(`${kind} in ${file}, ${fileSize(bytes)}`);
      io.stdout(`${lines.join('\n')}\n`);
    }
    return SUCCESS;
  } catch (thrown) {
    outputs.discard();
    throw thrown;
  }
}

function draw(
  a: PolygonFile,
  b: PolygonFile | undefined,
  settings: DrawFieldOptions,
  outputs: Outputs<'svg' | 'png'>,
): void {
  const picture = fieldPicture(a.polygon, b?.polygon, settings);
  outputs.get('svg')?.writeText(pictureSvg(picture));
  outputs.get('png')?.write(encodePng(rasterise(picture)));
}

interface FieldAnswer {
  readonly collides: boolean;
  readonly separation: ReturnType<ReturnType<typeof proximity>['separation']>;
  readonly penetrations: readonly ProximityPoint[];
  readonly deepest: number;
  readonly contacts: readonly object[];
  readonly threshold: number;
}

interface Asked {
  readonly queries: ProximityQueries | BackendQueries;
  /** Who computed the fields; exact answers need nobody. */
  readonly by?: { readonly backend: string };
  readonly notes: readonly string[];
}

/** By a variable: the package is optional, and neither the compiler nor the bundler may look for it. */
const GPU_PACKAGE = 'webgpu';

/** Exact answers unless a backend is named: the picture has a bound, the words needn't. */
async function ask(a: Polygon, b: Polygon, error: number, backend: BackendName | undefined): Promise<Asked> {
  if (backend === undefined) return { queries: proximity(a, b), notes: [] };
  const offer = { load: () => import(GPU_PACKAGE) as Promise<GpuPackage> };
  const { queries, notes } = await proximityOn(a, b, { error, backend, offer });
  return { queries, by: { backend: queries.backend.name }, notes };
}

async function answerOf(queries: Asked['queries'], threshold: number): Promise<FieldAnswer> {
  const penetrations = [...(await queries.penetrations())];
  return {
    collides: await queries.collides(),
    separation: await queries.separation(),
    penetrations,
    deepest: penetrations.reduce((most, { distance }) => Math.max(most, -distance), 0),
    contacts: [...(await queries.contacts(threshold))],
    threshold,
  };
}

function answerLines({
  collides,
  separation,
  penetrations,
  deepest,
  contacts,
  threshold,
}: FieldAnswer): string[] {
  const { distance, boundaryDistance, pointA, pointB } = separation;
  const apart = `${significant(boundaryDistance)} m between ${vector(pointA)} and ${vector(pointB)}`;
  const lines = [collides ? 'the polygons overlap' : `the polygons are ${apart} apart`];
  if (collides && distance === 0 && boundaryDistance > 0) lines.push(`one is inside the other, ${apart}`);
  if (penetrations.length > 0) {
    const vertices = penetrations.filter(({ vertex }) => vertex >= 0).length;
    const length = penetrations.reduce((sum, { weight }) => sum + weight, 0);
    const count = `${vertices} ${vertices === 1 ? 'vertex' : 'vertices'}`;
    lines.push(
      `${significant(length)} m of boundary with ${count} inside, deepest ${significant(deepest)} m`,
    );
  }
  lines.push(`${plural(contacts.length, 'contact')} within ${significant(threshold)} m`);
  return lines;
}

function describe({ file, polygon }: PolygonFile): string {
  return `${file}: ${plural(polygon.ringCount, 'ring')}, ${polygon.vertexCount} vertices`;
}

/** The longer side of the common box [m]. */
function extent(polygons: readonly Polygon[]): number {
  const all = polygons.flatMap(({ positions }) => [...positions]);
  const side = (axis: number) => {
    let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (let k = axis; k < all.length; k += 2) {
      low = Math.min(low, all[k]);
      high = Math.max(high, all[k]);
    }
    return high - low;
  };
  return Math.max(side(0), side(1));
}

/** What belongs to this question alone. */
export function refuseFieldFlags(name: string, options: FieldOptions): void {
  for (const flag of ['svg', 'png', 'error', 'threshold', 'backend', 'width'] as const) {
    if (options[flag] !== undefined)
      throw refusal(`--${flag} belongs to the question field, not to ${name}.`);
  }
}

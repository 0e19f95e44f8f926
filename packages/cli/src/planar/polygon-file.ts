/**
 * Polygons from JSON files, in the shapes people have them: one ring as `[[x, y], …]`, `{ "rings": [ring, …] }`,
 * `{ "outline": ring, "holes": [ring, …] }`, or a GeoJSON Polygon, alone or as the geometry of a Feature. A closing point
 * that repeats the first is left out.
 */
import { PliantError } from 'pliant';
import { Polygon, type RingInput } from 'pliant/planar';
import { refusal } from '../failure.js';
import type { Io } from '../io.js';
import { readInput } from '../read-input.js';

/** [bytes] */
const LARGEST = 2 ** 28;

export interface PolygonFile {
  /** As the user typed it. */
  readonly file: string;
  readonly polygon: Polygon;
}

export function readPolygonFile(file: string, io: Io): PolygonFile {
  const text = new TextDecoder().decode(readInput(file, io.cwd, LARGEST));
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    throw refusal(`${file} is no JSON: ${(error as Error).message}.`, error);
  }
  refuseOtherNames(file, data);
  const rings = ringsOf(data);
  if (rings === undefined || rings.length === 0) {
    throw refusal(
      `${file} holds no polygon; write a ring as [[x, y], …], or {"rings": […]}, or {"outline": …, "holes": […]}, or a GeoJSON Polygon.`,
    );
  }
  try {
    const [outline, ...others] = rings.map(open) as [RingInput, ...RingInput[]];
    return { file, polygon: Polygon.from(outline, ...others) };
  } catch (error) {
    if (error instanceof PliantError) throw refusal(`${file}: ${error.message}`, error);
    throw error;
  }
}

function ringsOf(data: unknown): RingInput[] | undefined {
  if (Array.isArray(data)) return [data as RingInput];
  if (!isRecord(data)) return undefined;
  if (data['type'] === 'Feature') return ringsOf(data['geometry']);
  if (Array.isArray(data['coordinates'])) return data['coordinates'].filter(Array.isArray) as RingInput[];
  if (Array.isArray(data['rings'])) return data['rings'].filter(Array.isArray) as RingInput[];
  if (!Array.isArray(data['outline'])) return undefined;
  const holes = Array.isArray(data['holes']) ? data['holes'].filter(Array.isArray) : [];
  return [data['outline'] as RingInput, ...(holes as RingInput[])];
}

/** Of our own two forms: a misspelt name would leave a hole out, silently. GeoJSON may say what it likes beside. */
function refuseOtherNames(file: string, data: unknown): void {
  if (!isRecord(data) || Array.isArray(data) || 'type' in data || 'coordinates' in data) return;
  const known = 'rings' in data ? ['rings'] : ['outline', 'holes'];
  for (const name of Object.keys(data)) {
    if (known.includes(name) || !(known[0] in data)) continue;
    throw refusal(`${file}: A polygon has no '${name}'; beside '${known[0]}' use ${known[1] ?? 'nothing'}.`);
  }
  for (const list of known.filter((name) => name !== 'outline')) {
    const rings = data[list];
    if (rings === undefined || (Array.isArray(rings) && rings.every(Array.isArray))) continue;
    throw refusal(`${file}: ${list}: There must be a list of rings here, each [[x, y], …].`);
  }
}

function isRecord(data: unknown): data is Record<string, unknown> {
  return typeof data === 'object' && data !== null;
}

function open(ring: RingInput): RingInput {
  if (!Array.isArray(ring) || ring.length < 2) return ring;
  const [first, last] = [ring[0], ring.at(-1)] as unknown[];
  if (!Array.isArray(first) || !Array.isArray(last)) return ring;
  return first[0] === last[0] && first[1] === last[1] ? (ring.slice(0, -1) as RingInput) : ring;
}

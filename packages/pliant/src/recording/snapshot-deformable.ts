/** One deformable body in a snapshot; `snapshot-deformables.ts` has them all. */
import type { Deformable, DeformableSettings, Hold } from '../bodies/deformable/deformable.js';
import { BODY_LAYOUT, isDeformable } from '../bodies/layout.js';
import type { ByteReader, ByteWriter } from '../core/bytes.js';
import { readBody } from '../scene/index.js';
import { point } from '../scene/quantities.js';
import { array, checkValue, integer, number, object, required } from '../scene/schema/index.js';
import type { Simulation } from '../simulation.js';
import { readNumbers } from './read-numbers.js';

/** What building a body writes into its row, where the snapshot's values stand already. */
const PUBLISHED = ['position', 'velocity', 'mass'] as const;

const MAX_HANDLE = Number.MAX_SAFE_INTEGER;

const holdsFormat = array(
  object('A hold.', {
    vertex: required(integer(0, 2 ** 32), 'Vertex.'),
    to: required(number('', 0, MAX_HANDLE), 'Handle.'),
    point: required(point, 'Point.'),
    compliance: required(number('', 0, 1e6), 'Compliance.'),
  }),
  10_000_000,
);

export function writeDeformable(body: Deformable, out: ByteWriter): void {
  const { row, model, holds, settings, selfCollision } = body;
  out.u32(row);
  out.u32(model.first);
  out.text(JSON.stringify({ settings: sorted(plain(settings, selfCollision)), holds }));
  out.align();
  for (const numbers of model.state) out.doubles(numbers);
}

/** What the body would be built from now; holds are written apart. */
function plain(settings: DeformableSettings, selfCollision: boolean): object {
  return settings.kind === 'soft' ? { ...settings, selfCollision, attachments: [] } : settings;
}

/** Keys in one order, whether the settings come from a user or from another snapshot. */
function sorted(settings: object): object {
  return Object.fromEntries(Object.entries(settings).sort(([p], [q]) => (p < q ? -1 : 1)));
}

export function readDeformable(sim: Simulation, input: ByteReader): void {
  const at = input.offset;
  const row = input.u32();
  const first = input.u32();
  const { particles } = sim.deformables;
  if (row >= sim.bodies.rows || !isDeformable(sim.bodies.columns.kind[row]) || sim.deformables.byRow[row])
    input.fail(`A deformable body names the row ${row}, which is not for it.`, at);
  const saved = parse(input, at);
  input.align();
  // Every particle has a row of numbers in what follows, so a place beyond them is refused before memory is taken.
  if (first < particles.count || 8 * first > input.remaining)
    input.fail(`A deformable body names the particles from ${first}, which are not free.`, at);
  const kept = PUBLISHED.map((name) => rowOf(sim, name, row));
  particles.startAt(first);
  const body = sim.deformables.add(sim.bodies, row, settingsOf(saved, input, at));
  // The memory may have moved: columns are taken anew.
  PUBLISHED.forEach((name, k) => {
    sim.bodies.columns[name].set(kept[k], row * BODY_LAYOUT[name].width);
  });
  for (const numbers of body.model.state) numbers.set(readNumbers(input, numbers.length));
  body.holds.push(...(checkValue(holdsFormat, saved.holds, 'holds') as Hold[]));
  for (const { vertex } of body.holds)
    if (vertex >= body.model.count) input.fail(`A hold names the vertex ${vertex}, which isn't there.`, at);
}

function rowOf(sim: Simulation, name: (typeof PUBLISHED)[number], row: number): Float64Array {
  const { width } = BODY_LAYOUT[name];
  return sim.bodies.columns[name].slice(row * width, (row + 1) * width);
}

function parse(input: ByteReader, at: number): { settings: unknown; holds: unknown } {
  const text = input.text();
  try {
    const saved = JSON.parse(text) as { settings?: unknown; holds?: unknown } | null;
    return { settings: saved?.settings, holds: saved?.holds };
  } catch {
    return input.fail('A deformable body is not valid JSON; get a fresh copy of the snapshot.', at);
  }
}

function settingsOf({ settings }: { settings: unknown }, input: ByteReader, at: number) {
  const body = readBody(settings);
  if (body.kind !== 'soft' && body.kind !== 'mass-spring')
    return input.fail(`A deformable body is of the kind '${body.kind}'.`, at);
  return body;
}

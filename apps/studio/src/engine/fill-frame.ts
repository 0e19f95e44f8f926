import { STAGES, type World } from 'pliant';
import { type BodyColumns, type DebugOverlays, type DebugSurfaces, WorldRows } from 'pliant/drawing';
import { type Frame, type FrameSize, READING } from './frame.js';
import type { Shown } from './protocol.js';
import { FIELDS, type SurfaceFields } from './surface-fields.js';
import { turnForces } from './turn-forces.js';

/** Contacts that a frame has room for, per body: a box at rest has four below and four above; every vertex and molecule may have one. */
const CONTACTS_PER_BODY = 8;
const MOST_CONTACTS = 20_000;

/** A box around a body takes twelve segments, its velocity and way out one or two; cells and trees take what is left. */
const LINES_PER_BODY = 40;
const LINES_PER_PARTICLE = 3;
const MOST_LINES = 30_000;
const MOST_POINTS = 20_000;

/** Triangles per vertex of a closed surface, rounded up. */
const TRIANGLES_PER_VERTEX = 2;

/** What a frame tells besides the world's own state. */
export interface FrameExtras {
  readonly epoch: number;
  readonly pace: { readonly stepRate: number; readonly timeRate: number };
  readonly overlays: DebugOverlays;
  readonly surfaces: DebugSurfaces;
  readonly shown: Shown;
  readonly fields: SurfaceFields;
  readonly past: { readonly start: number; readonly end: number };
}

export function frameSize(world: World, { positions, surfaces }: DebugSurfaces): FrameSize {
  const { count: rows, particleCount: particles } = new WorldRows(world);
  const contacts = Math.min(rows * CONTACTS_PER_BODY + particles, MOST_CONTACTS);
  return {
    rows,
    contacts,
    lines: Math.min(rows * LINES_PER_BODY + particles * LINES_PER_PARTICLE, MOST_LINES),
    vertices: positions.length / 3,
    particles,
    points: Math.min(contacts + 4 * particles, MOST_POINTS),
    skins: surfaces
      .filter(({ count, room }) => room > count)
      .map(({ row, room }) => ({ row, room: TRIANGLES_PER_VERTEX * room })),
  };
}

/** Copies what the page shows from the world into a frame. */
export function fillFrame(frame: Frame, world: World, extras: FrameExtras): void {
  const rows = new WorldRows(world);
  const columns = rows.bodies;
  const n = Math.min(rows.count, frame.size.rows);
  frame.positions.set(columns.position.subarray(0, n * 3));
  frame.orientations.set(columns.orientation.subarray(0, n * 4));
  frame.velocities.set(columns.velocity.subarray(0, n * 3));
  frame.activities.set(columns.activity.subarray(0, n));
  fillSurfaces(frame, extras.surfaces.update(world));
  fillFields(frame, world, extras);
  if (extras.shown.particles) {
    frame.particles.set(rows.particles.position.subarray(0, frame.particles.length));
  }
  fillContacts(frame, world, extras.shown);
  fillOverlays(frame, extras.overlays);
  fillReadings(frame, world, extras);
}

function fillFields(
  frame: Frame,
  world: World,
  { shown: { field = 'none' }, fields, surfaces }: FrameExtras,
): void {
  frame.readings[READING.field] = FIELDS.indexOf(field);
  if (field === 'none') return;
  fields.update(world, surfaces, field);
  frame.fieldValues.set(fields.values.subarray(0, frame.fieldValues.length));
  frame.fieldRows.set(fields.rows.subarray(0, frame.fieldRows.length));
  frame.readings[READING.fieldHigh] = fields.highest;
}

function fillSurfaces(frame: Frame, { positions, surfaces, version }: DebugSurfaces): void {
  frame.vertices.set(positions.subarray(0, frame.vertices.length));
  frame.size.skins.forEach(({ row }, k) => {
    const { count, triangles } = surfaces.find((drawn) => drawn.row === row)!;
    frame.setSurface(k, { version, count, triangles });
  });
}

function fillContacts(frame: Frame, world: World, shown: Shown): void {
  const contacts = world.contactBuffer();
  const n = Math.min(contacts.count, frame.size.contacts);
  frame.points.set(contacts.points.subarray(0, n * 3));
  frame.normals.set(contacts.normals.subarray(0, n * 3));
  frame.forces.set(contacts.forces.subarray(0, n * 3));
  turnForces(frame.forces, world, contacts, n, shown);
  frame.depths.set(contacts.depths.subarray(0, n));
  let depth = 0;
  for (let i = 0; i < contacts.count; i++) depth = Math.max(depth, contacts.depths[i]);
  frame.readings[READING.contacts] = contacts.count;
  frame.readings[READING.drawnContacts] = n;
  frame.readings[READING.depth] = depth;
}

function fillOverlays(frame: Frame, { lines, points, deepest }: DebugOverlays): void {
  const { readings, size } = frame;
  const drawnLines = Math.min(lines.count, size.lines);
  frame.lines.positions.set(lines.positions.subarray(0, drawnLines * 6));
  frame.lines.colors.set(lines.colors.subarray(0, drawnLines * 6));
  const drawnPoints = Math.min(points.count, size.points);
  frame.marks.positions.set(points.positions.subarray(0, drawnPoints * 3));
  frame.marks.colors.set(points.colors.subarray(0, drawnPoints * 3));
  readings[READING.lines] = lines.count;
  readings[READING.drawnLines] = drawnLines;
  readings[READING.points] = points.count;
  readings[READING.drawnPoints] = drawnPoints;
  readings[READING.deepest] = deepest;
}

/** Codes of kinds, as the engine writes them: no body, then in the order of `BodyKind`. */
const STATIC = 1;
const KINEMATIC = 2;
const ASLEEP = 1;
const FROZEN = 2;

function fillReadings({ readings }: Frame, world: World, { epoch, pace, past }: FrameExtras): void {
  const { kinetic, potential, elastic } = world.energy();
  readings[READING.epoch] = epoch;
  readings[READING.step] = world.steps;
  readings[READING.time] = world.time;
  readings[READING.stepRate] = pace.stepRate;
  readings[READING.timeRate] = pace.timeRate;
  readings[READING.firstStep] = past.start;
  readings[READING.lastStep] = past.end;
  readings[READING.bodyCount] = world.size;
  readings[READING.asleep] = countActivity(world, ASLEEP);
  readings[READING.frozen] = countActivity(world, FROZEN);
  readings[READING.kinetic] = kinetic;
  readings[READING.potential] = potential;
  readings[READING.elastic] = elastic;
  boxOfMoving(world, readings.subarray(READING.lowX, READING.lowX + 6));
  const { stageTimes } = new WorldRows(world);
  STAGES.forEach((stage, i) => {
    readings[READING[stage]] = stageTimes[i];
  });
}

/** Bodies beyond this have no end, or were lost [m]. */
const ENDLESS = 1e5;

/** Around every body that moves or can be moved. */
export function boxOfMoving(world: World, out: Float64Array): void {
  const { count: rows, bodies } = new WorldRows(world);
  const { bounds, kind } = bodies;
  out.fill(Number.POSITIVE_INFINITY, 0, 3).fill(Number.NEGATIVE_INFINITY, 3, 6);
  for (let row = 0; row < rows; row++) {
    if (kind[row] <= STATIC || (kind[row] === KINEMATIC && !isTold(bodies, row))) continue;
    const at = 6 * row;
    let farthest = 0;
    for (let k = at; k < at + 6; k++) farthest = Math.max(farthest, Math.abs(bounds[k]));
    if (!(farthest < ENDLESS)) continue;
    for (let k = 0; k < 3; k++) {
      out[k] = Math.min(out[k], bounds[at + k]);
      out[k + 3] = Math.max(out[k + 3], bounds[at + k + 3]);
    }
  }
}

/** A kinematic body that is told to move. */
function isTold({ velocity: v, angularVelocity: w }: BodyColumns, row: number): boolean {
  for (let k = 3 * row; k < 3 * row + 3; k++) if (v[k] !== 0 || w[k] !== 0) return true;
  return false;
}

function countActivity(world: World, activity: number): number {
  const { count: rows, bodies } = new WorldRows(world);
  let count = 0;
  for (let row = 0; row < rows; row++) {
    if (bodies.kind[row] !== 0 && bodies.activity[row] === activity) count++;
  }
  return count;
}

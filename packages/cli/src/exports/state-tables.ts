/** Every state variable of bodies and pairs as CSV, and what happened between bodies as JSON lines. */
import type { Body, Scene, World } from 'pliant';
import { type Cell, contactsByPair, csvRow, patchOf } from 'pliant/jobs';
import { OutputFile } from '../output/output-file.js';
import type { Exporter } from './exporter.js';

abstract class TextExport implements Exporter {
  protected readonly file: OutputFile;

  constructor(path: string, cwd: string) {
    this.file = new OutputFile(path, cwd);
  }

  abstract start(world: World, scene: Scene): void;

  finish(): void {
    this.file.commit();
  }

  discard(): void {
    this.file.discard();
  }
}

const BODY_COLUMNS = [
  ...[
    'time',
    'body',
    'name',
    'kind',
    'x',
    'y',
    'z',
    'qx',
    'qy',
    'qz',
    'qw',
    'vx',
    'vy',
    'vz',
    'wx',
    'wy',
    'wz',
  ],
  ...['fx', 'fy', 'fz', 'mass', 'elastic_energy', 'asleep', 'frozen', 'sensor'],
];

/** One row per body and frame, static ones included. */
export class BodiesCsv extends TextExport {
  start(): void {
    this.file.writeText(csvRow(BODY_COLUMNS));
  }

  frame(world: World): void {
    for (const body of world) this.file.writeText(csvRow(bodyCells(world, body)));
  }
}

function bodyCells(world: World, body: Body): Cell[] {
  return [
    ...[world.time, body.handle, body.name ?? '', body.kind],
    ...[
      ...body.position,
      ...body.orientation,
      ...body.velocity,
      ...body.angularVelocity,
      ...body.contactForce,
    ],
    ...[body.mass, body.elasticEnergy, body.isAsleep, body.isFrozen, body.isSensor],
  ];
}

const PAIR_COLUMNS = [
  ...['time', 'a', 'b', 'name_a', 'name_b', 'fx', 'fy', 'fz', 'ix', 'iy', 'iz', 'peak_force', 'depth'],
  ...['contacts', 'area', 'pressure', 'max_pressure'],
];

/** One row per touching pair and frame; forces act on a. */
export class PairsCsv extends TextExport {
  start(): void {
    this.file.writeText(csvRow(PAIR_COLUMNS));
  }

  frame(world: World): void {
    const contacts = contactsByPair(world);
    for (const { bodyA: a, bodyB: b, force, impulse, peakForce, depth } of world.pairs()) {
      const points = contacts.get(`${a.handle}/${b.handle}`) ?? [];
      const { area, pressure, maxPressure } = patchOf(points, force);
      const [p, most] = [pressure, maxPressure].map((x) => (Number.isFinite(x) ? x : null));
      const names = [a.handle, b.handle, a.name ?? '', b.name ?? ''];
      const cells: Cell[] = [
        world.time,
        ...names,
        ...force,
        ...impulse,
        peakForce,
        depth,
        points.length,
        area,
        p,
        most,
      ];
      this.file.writeText(csvRow(cells));
    }
  }
}

/** One line per event of every step. */
export class EventLines extends TextExport {
  start(): void {}

  step(world: World): void {
    for (const { kind, bodyA, bodyB, force } of world.events()) {
      if (kind === 'stay') continue;
      const named = (body: Body) => ({ body: body.handle, ...nameOf(body.exists ? body : undefined) });
      const line = {
        step: world.steps,
        time: world.time,
        type: kind,
        a: named(bodyA),
        b: named(bodyB),
        force,
      };
      this.file.writeText(`${JSON.stringify(line)}\n`);
    }
  }
}

const nameOf = (body: Body | undefined) => (body?.name === undefined ? {} : { name: body.name });

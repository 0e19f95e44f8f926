/**
 * Questions to all bodies of a world, as they stand now: rays, moving shapes, points, overlaps. Every body whose box
 * could matter is asked through its solid, deformable ones through the surface they have now (`deformed-solids.ts`);
 * nothing is changed, so questions don't disturb a recording.
 */
import { BODY_KINDS, type BodyKind, DISABLED } from '../bodies/layout.js';
import { SHAPE_PARAMS } from '../geometry/shape.js';
import { shapeByCode } from '../geometry/shapes.js';
import { compileSolid } from '../queries/shapes/compile.js';
import { ShapeQuery, shapePoint } from '../queries/shapes/shape-query.js';
import { type ShapeGap, SolidPair, shapeGap, shapeImpact } from '../queries/shapes/solid-pair.js';
import { shape as shapeFormat } from '../scene/format-shapes.js';
import { checkValue, type ShapeDefinition } from '../scene/index.js';
import { point as pointFormat, rotation, step as stepFormat, unitVector } from '../scene/quantities.js';
import { SIMULATION, type Simulation } from '../simulation.js';
import type { Body, Owner, Vector } from './body.js';
import { BodyBoxes } from './body-boxes.js';
import { deformableCommands } from './deformable-commands.js';
import type { BodyPiece, DeformedSolids } from './deformed-solids.js';
import { handleIn } from './owned.js';
import type { Vec3 } from './reports.js';
import { rowOf } from './rows.js';

/** Which bodies a question is put to; all of them by default. */
export interface QueryFilter {
  /** Only bodies in one of these groups, as a bit set. */
  readonly groups?: number;
  /** The groups that the question itself is in; bodies whose mask leaves them out are skipped. */
  readonly member?: number;
  /** Only bodies of these kinds. */
  readonly kinds?: readonly BodyKind[];
  /** Sensors are left out unless this is true. */
  readonly sensors?: boolean;
  /** Bodies to leave out. */
  readonly exclude?: Body | readonly Body[];
  /** Only bodies for which this is true. */
  readonly predicate?: (body: Body) => boolean;
}

/** How far a ray goes, and which bodies it may meet. */
export interface RayOptions extends QueryFilter {
  /** [m] */
  readonly maxDistance?: number;
}

/** Where a ray meets a body. */
export interface RayCastHit extends BodyPiece {
  /** The body that was met. */
  readonly body: Body;
  /** Where, on the surface of the body [m]. */
  readonly point: Vec3;
  /** Outward unit normal; against the ray where it begins inside. */
  readonly normal: Vec3;
  /** Along the ray [m]; 0 where it begins inside. */
  readonly distance: number;
}

/** Where a moving shape meets a body. */
export interface ShapeCastHit extends BodyPiece {
  /** The body that was met. */
  readonly body: Body;
  /** Share of the motion, 0 to 1. */
  readonly time: number;
  /** Where they touch [m]. */
  readonly point: Vec3;
  /** Unit, from the body to the moving shape. */
  readonly normal: Vec3;
}

/** The nearest point of the nearest body. */
export interface PointProjection extends BodyPiece {
  /** The body that was met. */
  readonly body: Body;
  /** On the body's surface [m]. */
  readonly point: Vec3;
  /** Outward unit normal there. */
  readonly normal: Vec3;
  /** Signed: negative inside [m]. */
  readonly distance: number;
  /** Whether the point is inside the body. */
  readonly isInside: boolean;
}

/** How far two bodies are apart, or how deep in each other. */
export interface BodyGap {
  /** Signed: minus the depth where the bodies overlap [m]. */
  readonly distance: number;
  /** Unit, from the second body to the first. */
  readonly normal: Vec3;
  /** Nearest or deepest point of the first body [m]. */
  readonly pointA: Vec3;
  /** The same of the second body [m]. */
  readonly pointB: Vec3;
  /** The pieces of deformable bodies at these points; empty for others. */
  readonly pieceA: BodyPiece;
  /** The same of the second body. */
  readonly pieceB: BodyPiece;
}

/** Where a shape stands. */
export interface ShapePose {
  /** [m]; the origin by default. */
  readonly position?: Vector;
  /** Unit quaternion; no rotation by default. */
  readonly orientation?: Vector;
}

const vec = (v: Float64Array): Vec3 => [v[0], v[1], v[2]];

export class WorldQueries {
  private readonly pair = new SolidPair();
  private readonly boxes: BodyBoxes;
  private readonly swept = new Float64Array(6);
  private readonly placed: (ShapeQuery | undefined)[] = [];
  /** The revision of the world in which each of them was placed. */
  private readonly placedAt: (number | undefined)[] = [];
  private readonly spot = shapePoint();
  private readonly impact = shapeImpact();
  private readonly sim: Simulation;
  private madeDeformed: DeformedSolids | undefined;

  constructor(
    private readonly owner: Owner,
    private readonly bodyAt: (row: number) => Body,
    /** Changes with every change of the world; nothing while a step moves bodies. */
    private readonly revision: () => number | undefined,
  ) {
    this.sim = owner[SIMULATION];
    const { bodies } = this.sim;
    this.boxes = new BodyBoxes({
      rows: () => bodies.rows,
      isThere: (row) => bodies.columns.kind[row] !== 0,
      bound: (row, out) => this.bound(row, out),
      revision,
    });
  }

  /** Deformable bodies as solids; nothing in programs without such bodies. */
  private get deformed(): DeformedSolids | undefined {
    const Solids = deformableCommands.find()?.DeformedSolids;
    this.madeDeformed ??= Solids && new Solids(this.sim);
    return this.madeDeformed;
  }

  castRay(origin: Vector, direction: Vector, options: RayOptions): RayCastHit | undefined {
    let best: RayCastHit | undefined;
    let first = 0;
    this.rays(origin, direction, options, (hit, row) => {
      // Of two at the same distance the earlier row is taken, in whatever order they are met.
      const isNearer = best === undefined || hit.distance < best.distance;
      if (isNearer || (hit.distance === best!.distance && row < first)) {
        best = hit;
        first = row;
      }
      return best!.distance;
    });
    return best;
  }

  castRayAll(origin: Vector, direction: Vector, options: RayOptions): RayCastHit[] {
    const hits: RayCastHit[] = [];
    const most = options.maxDistance ?? Number.POSITIVE_INFINITY;
    this.rays(origin, direction, options, (hit) => {
      hits.push(hit);
      return most;
    });
    return hits.sort((a, b) => a.distance - b.distance || a.body.handle - b.body.handle);
  }

  /** `take` is told of every hit and says how far hits still matter. */
  private rays(
    origin: Vector,
    direction: Vector,
    options: RayOptions,
    take: (hit: RayCastHit, row: number) => number,
  ): void {
    const from = Float64Array.from(checkValue(pointFormat, origin, 'origin'));
    const along = Float64Array.from(checkValue(unitVector, direction, 'direction'));
    const { spot } = this;
    const isMeant = this.filter(options);
    this.boxes.forRay(from, along, options.maxDistance ?? Number.POSITIVE_INFINITY, (row, most) => {
      if (!isMeant(row) || !this.at(row).castRay(from, along, spot, most)) return most;
      const hit = {
        body: this.bodyAt(row),
        point: vec(spot.point),
        normal: vec(spot.normal),
        distance: spot.distance,
        ...this.deformed?.piece(row, spot.point),
      };
      return take(hit, row);
    });
  }

  castShape(
    shape: ShapeDefinition,
    pose: ShapePose,
    motion: Vector,
    options: QueryFilter,
  ): ShapeCastHit | undefined {
    const moving = this.loose(shape, pose);
    const way = checkValue(stepFormat, motion, 'motion');
    this.boundShape(moving, way);
    let best: ShapeCastHit | undefined;
    const isMeant = this.filter(options);
    this.boxes.forOverlapping(this.swept, (row) => {
      if (!isMeant(row)) return;
      const hit = this.pair.cast(moving, way, this.at(row), this.impact);
      if (hit === undefined || (best !== undefined && hit.time >= best.time)) return;
      best = {
        body: this.bodyAt(row),
        time: hit.time,
        point: vec(hit.point),
        normal: vec(hit.normal),
        ...this.deformed?.piece(row, hit.point),
      };
    });
    return best;
  }

  /** The nearest body of a point, by signed distance. */
  projectPoint(point: Vector, options: QueryFilter): PointProjection | undefined {
    const p = checkValue(pointFormat, point, 'point');
    let nearest = -1;
    let least = Number.POSITIVE_INFINITY;
    const isMeant = this.filter(options);
    this.boxes.forDistances(p, (row, away) => {
      // The box is no farther than the body, so a body behind a farther box can't be the nearest.
      if (away > Math.max(0, least) || !isMeant(row)) return;
      const distance = this.at(row).signedDistance(p);
      if (distance >= least) return;
      least = distance;
      nearest = row;
    });
    if (nearest < 0) return undefined;
    const { spot } = this;
    this.at(nearest).project(p, spot);
    return {
      body: this.bodyAt(nearest),
      point: vec(spot.point),
      normal: vec(spot.normal),
      distance: spot.distance,
      isInside: spot.distance <= 0,
      ...this.deformed?.piece(nearest, spot.point),
    };
  }

  overlapPoint(point: Vector, options: QueryFilter): Body[] {
    const p = checkValue(pointFormat, point, 'point');
    return this.collect(options, Float64Array.of(...p, ...p), (row) => this.at(row).contains(p));
  }

  overlapShape(shape: ShapeDefinition, pose: ShapePose, options: QueryFilter): Body[] {
    const asked = this.loose(shape, pose);
    this.boundShape(asked, [0, 0, 0]);
    return this.collect(options, this.swept, (row) => this.pair.overlaps(asked, this.at(row)));
  }

  overlapBounds(min: Vector, max: Vector, options: QueryFilter): Body[] {
    const low = checkValue(pointFormat, min, 'min');
    const high = checkValue(pointFormat, max, 'max');
    return this.collect(options, Float64Array.of(...low, ...high), () => true);
  }

  /** Of two handles. */
  between(a: number, b: number): BodyGap {
    const gap: ShapeGap = shapeGap();
    const rowA = rowOf(this.sim, a, 'a');
    const rowB = rowOf(this.sim, b, 'b');
    this.pair.distance(this.at(rowA), this.at(rowB), gap);
    return {
      distance: gap.distance,
      normal: vec(gap.normal),
      pointA: vec(gap.pointA),
      pointB: vec(gap.pointB),
      pieceA: this.deformed?.piece(rowA, gap.pointA) ?? {},
      pieceB: this.deformed?.piece(rowB, gap.pointB) ?? {},
    };
  }

  private collect(options: QueryFilter, box: Float64Array, isMet: (row: number) => boolean): Body[] {
    const found: Body[] = [];
    const isMeant = this.filter(options);
    this.boxes.forOverlapping(box, (row) => {
      if (isMeant(row) && isMet(row)) found.push(this.bodyAt(row));
    });
    return found;
  }

  /** Tells which rows a question is put to. */
  private filter(filter: QueryFilter): (row: number) => boolean {
    const { bodies } = this.sim;
    const { kind, group, mask, sensor, activity } = bodies.columns;
    const { groups = 0xffff_ffff, member, kinds, exclude, predicate } = filter;
    const excluded = excludedHandles(this.owner, exclude);
    return (row) => {
      if (kind[row] === 0 || activity[row] === DISABLED || (group[row] & groups) === 0) return false;
      if (member !== undefined && (mask[row] & member) === 0) return false;
      if (sensor[row] === 1 && filter.sensors !== true) return false;
      if (kinds !== undefined && !kinds.includes(BODY_KINDS[kind[row] - 1])) return false;
      if (excluded.includes(bodies.handle(row))) return false;
      return predicate === undefined || predicate(this.bodyAt(row));
    };
  }

  /** The row's solid where it stands now. */
  private at(row: number): ShapeQuery {
    const deformed = this.deformed?.of(row);
    if (deformed !== undefined) return deformed;
    const c = this.sim.bodies.columns;
    const solid = this.sim.bodies.solids.of(c, row);
    let query = this.placed[row];
    const revision = this.revision();
    const isThere = query?.solid === solid;
    if (isThere && revision !== undefined && revision === this.placedAt[row]) return query!;
    this.placedAt[row] = revision;
    if (query === undefined || !isThere) this.placed[row] = query = new ShapeQuery(solid);
    return query.place(
      c.position.subarray(row * 3, row * 3 + 3),
      c.orientation.subarray(row * 4, row * 4 + 4),
    );
  }

  /** Box of the row where it stands now. */
  private bound(row: number, out: Float64Array): void {
    if (this.deformed?.bound(row, out) === true) return;
    const c = this.sim.bodies.columns;
    const module = shapeByCode(c.shapeCode[row]);
    module.bounds(c.shape, row * SHAPE_PARAMS, c.position, row * 3, c.orientation, row * 4, out, 0);
  }

  private loose(shape: ShapeDefinition, { position, orientation }: ShapePose): ShapeQuery {
    const query = new ShapeQuery(compileSolid(checkValue(shapeFormat, shape, 'shape')));
    return query.place(
      checkValue(pointFormat, position ?? [0, 0, 0], 'position'),
      checkValue(rotation, orientation ?? [0, 0, 0, 1], 'orientation'),
    );
  }

  private boundShape({ solid, position }: ShapeQuery, way: readonly number[]): void {
    for (let k = 0; k < 3; k++) {
      this.swept[k] = position[k] + Math.min(0, way[k]) - solid.reach;
      this.swept[3 + k] = position[k] + Math.max(0, way[k]) + solid.reach;
    }
  }
}

function excludedHandles(owner: object, exclude: QueryFilter['exclude']): number[] {
  if (exclude === undefined) return [];
  const bodies: readonly Body[] = Array.isArray(exclude) ? exclude : [exclude as Body];
  return bodies.map((body) => handleIn(owner, body, 'body'));
}

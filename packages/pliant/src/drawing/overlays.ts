/**
 * What contact finds, as lines and points to draw over the bodies. Each part costs only while it is asked for, and
 * looking changes nothing: a world that is watched goes on as one that isn't.
 *
 *   contacts      points and normals, one per row
 *   penetrations  from every penetrating vertex its way out, coloured by depth or by how the depth was found
 *   borders       vertices that the depth methods start from, next to the outside
 *   cells         the cells of the narrow phase that hold vertices, for each pair of bodies that it looks at
 *   hierarchy     one level of the trees of boxes over the surfaces of deformable bodies and over rigid meshes
 *   velocities    of bodies, and of the vertices of deformable ones
 *   bounds        the boxes that the broad phase compares
 *   joints        rods, hinges, springs and limits
 */
import { isDeformable, isMolecules } from '../bodies/layout.js';
import { SHAPE_CODE } from '../geometry/shape.js';
import { rotate } from '../math/quat.js';
import type { Contacts } from '../narrowphase/index.js';
import { PointFinder } from '../narrowphase/tetrahedra/find-points.js';
import { BORDER, ROW_STAGES } from '../penetration/vertex-depths.js';
import type { VertexInside } from '../pipeline/overlaps-now.js';
import { AABB_COUNT, AABB_LINK, AABB_STRIDE, type AabbTree } from '../queries/aabb-tree/layout.js';
import type { MeshSolid } from '../queries/shapes/mesh-solid.js';
import { SIMULATION, type Simulated, type Simulation } from '../simulation.js';
import { JointSigns } from './joints.js';
import { type Color, LineBuffer, PointBuffer } from './line-buffer.js';
import { depthColor, linearColor, OVERLAY_COLORS } from './overlay-colors.js';

/** What is laid over a picture. */
export interface OverlayOptions {
  /** Points of contact with their normals. */
  readonly contacts?: boolean;
  /** Vertices inside others, coloured by depth or by how the depth was found. */
  readonly penetrations?: 'depth' | 'stage' | undefined;
  /** Edges between what is inside another body and what is not. */
  readonly borders?: boolean;
  /** Cells or boxes in which a method looks. */
  readonly cells?: boolean;
  /** Level of the trees, 0 for their roots. */
  readonly hierarchy?: number | undefined;
  /** Velocities of centres and vertices. */
  readonly velocities?: boolean;
  /** The boxes that the broad phase compares. */
  readonly bounds?: boolean;
  /** Joints as engineers draw them. */
  readonly joints?: boolean;
  /** Length of a contact normal [m]; signs of joints are as large. */
  readonly normalLength?: number;
  /** Metres drawn per m/s. */
  readonly velocityScale?: number;
  /** Metres drawn per metre of depth. */
  readonly depthScale?: number;
}

type ColorName = keyof typeof OVERLAY_COLORS;

const COLORS = Object.fromEntries(
  Object.entries(OVERLAY_COLORS).map(([name, hex]) => [name, linearColor(hex)]),
) as Record<ColorName, Color>;

/** Lines and points over a picture: contacts, depths, velocities, boxes and cells. */
export class DebugOverlays {
  /** The lines of the last `update`. */
  readonly lines = new LineBuffer();
  /** The points of the last `update`. */
  readonly points = new PointBuffer();
  /** Depth that the warmest colour stands for [m]; 0 when nothing penetrates or nobody asked. */
  deepest = 0;
  private readonly finder = new PointFinder();
  private readonly signs = new JointSigns();
  private readonly end = new Float64Array(3);

  /** Fills lines and points from a world as it stands now. */
  update(world: Simulated, options: OverlayOptions): this {
    const sim = world[SIMULATION];
    this.lines.count = 0;
    this.points.count = 0;
    this.deepest = 0;
    if (options.bounds) this.bounds(sim);
    if (options.hierarchy !== undefined) this.hierarchy(sim, options.hierarchy);
    if (options.cells) this.cells(sim);
    if (options.velocities) this.velocities(sim, options.velocityScale ?? 0.1);
    if (options.penetrations || options.borders) this.penetrations(sim, options);
    if (options.contacts) this.contacts(sim, options.normalLength ?? 0.1);
    if (options.joints) this.signs.draw(sim, this.lines, options.normalLength ?? 0.1, COLORS.joint);
    return this;
  }

  private bounds({ bodies }: Simulation): void {
    for (let row = 0; row < bodies.rows; row++) {
      if (bodies.columns.kind[row] !== 0) this.lines.box(bodies.columns.bounds, row * 6, COLORS.bounds);
    }
  }

  private velocities({ bodies, deformables }: Simulation, scale: number): void {
    const { kind, position, velocity } = bodies.columns;
    for (let row = 0; row < bodies.rows; row++) {
      if (kind[row] === 0) continue;
      const { model } = deformables.byRow[row] ?? {};
      if (model === undefined) {
        this.arrow(position, 3 * row, velocity, 3 * row, scale, COLORS.velocity);
        continue;
      }
      const { position: x, velocity: v } = deformables.particles.columns;
      for (let p = model.first; p < model.first + model.count; p++)
        this.arrow(x, 3 * p, v, 3 * p, scale, COLORS.velocity);
    }
  }

  private contacts(sim: Simulation, length: number): void {
    for (const [c, m] of sim.contacts.pairs()) {
      if (c.touching[m] === 0) continue;
      for (let i = c.first[m]; i < c.first[m] + c.size[m]; i++)
        this.contact(c.point, c.normal, 3 * i, length);
    }
  }

  private contact(point: Float64Array, normal: Float64Array, at: number, length: number): void {
    this.points.add(point, at, COLORS.contact);
    this.arrow(point, at, normal, at, length, COLORS.contact);
  }

  private penetrations(sim: Simulation, options: OverlayOptions): void {
    const { depthScale = 1 } = options;
    const inside: VertexInside[] = [];
    this.deepest = deepestContact(sim);
    sim.overlapsNow?.each(sim.matter, sim.methods, (vertex) => {
      // What is told is good until the call returns, so it is drawn from copies.
      const { positions, at, directions, directionAt } = vertex;
      inside.push({
        ...vertex,
        positions: positions.slice(at, at + 3),
        at: 0,
        directions: directions.slice(directionAt, directionAt + 3),
        directionAt: 0,
      });
      this.deepest = Math.max(this.deepest, vertex.depth);
    });
    for (const { positions, directions, depth, stage } of inside) {
      if (options.borders && stage === BORDER) this.points.add(positions, 0, COLORS.border);
      if (options.penetrations === undefined) continue;
      this.arrow(
        positions,
        0,
        directions,
        0,
        depthScale * depth,
        this.colorOf(options, depth, ROW_STAGES[stage]),
      );
    }
    if (options.penetrations === undefined) return;
    eachMeasured(sim, (c, i) => {
      if (!(c.depth[i] > 0)) return;
      const color = this.colorOf(options, c.depth[i], 'contact');
      this.arrow(c.point, 3 * i, c.normal, 3 * i, depthScale * c.depth[i], color);
    });
  }

  private colorOf({ penetrations }: OverlayOptions, depth: number, stage: ColorName): Color {
    if (penetrations === 'stage') return COLORS[stage];
    return depthColor(this.deepest > 0 ? depth / this.deepest : 0);
  }

  private cells({ bodies, deformables, narrowphase: { deformed }, matter: { tetBodies } }: Simulation): void {
    const { kind } = bodies.columns;
    tetBodies.newLook();
    for (let p = 0; p < deformed.count; p++) {
      const rows = [deformed.a[p], deformed.b[p]];
      if (rows.some((row) => isMolecules(kind[row]))) continue;
      const [a, b] = rows.map((row) => tetBodies.of(bodies, deformables, row));
      if (a === undefined || b === undefined) continue;
      for (const boxes of [this.finder.occupied(a, b), this.finder.occupied(b, a)])
        for (let o = 0; o < boxes.length; o += 6) this.lines.box(boxes, o, COLORS.cell);
    }
  }

  private hierarchy(sim: Simulation, level: number): void {
    const { bodies, deformables } = sim;
    const { tetBodies, molecules: ofMolecules } = sim.matter;
    tetBodies.newLook();
    this.meshTrees(sim, level);
    for (const { row, molecules } of deformables.list) {
      if (molecules !== undefined) {
        const surface = ofMolecules.of(row)?.surface;
        if (surface !== undefined) this.treeLevel(surface.tree, level);
        continue;
      }
      const tree = tetBodies.of(bodies, deformables, row)?.tree;
      if (tree === undefined) continue;
      const first = Math.min((1 << Math.min(level, 24)) - 1, tree.firstLeaf);
      const last = Math.min(2 * first + 1, tree.nodeCount);
      for (let node = first; node < last; node++) this.lines.box(tree.boxes, 6 * node, COLORS.hierarchy);
    }
  }

  /** The trees of bodies with triangle meshes turn with them. */
  private meshTrees({ bodies }: Simulation, level: number): void {
    const { kind, shapeCode, position, orientation } = bodies.columns;
    for (let row = 0; row < bodies.rows; row++) {
      if (kind[row] === 0 || shapeCode[row] !== SHAPE_CODE.mesh) continue;
      const { query } = bodies.solids.of(bodies.columns, row) as MeshSolid;
      this.treeLevel(query.aabb, level, (corner) => {
        rotate(corner, 0, orientation, 4 * row, corner, 0);
        for (let k = 0; k < 3; k++) corner[k] += position[3 * row + k];
      });
    }
  }

  /** Nodes at a level, and leaves above it. */
  private treeLevel({ nodes, links }: AabbTree, level: number, place?: (corner: Float64Array) => void): void {
    const open: [node: number, depth: number][] = [[0, 0]];
    for (;;) {
      const next = open.pop();
      if (next === undefined) return;
      const [node, depth] = next;
      const o = node * AABB_STRIDE;
      if (depth === level || links[o + AABB_COUNT] > 0) this.lines.box(nodes, o, COLORS.hierarchy, place);
      else open.push([links[o + AABB_LINK], depth + 1], [links[o + AABB_LINK] + 1, depth + 1]);
    }
  }

  private arrow(
    from: Float64Array,
    at: number,
    along: Float64Array,
    alongAt: number,
    length: number,
    color: Color,
  ): void {
    const { end } = this;
    for (let k = 0; k < 3; k++) end[k] = from[at + k] + length * along[alongAt + k];
    this.lines.segment(from.subarray(at, at + 3), end, color);
  }
}

/** Rows that `overlapsNow` doesn't tell of: of bodies that keep their shape, and of molecules. */
function eachMeasured(sim: Simulation, visit: (contacts: Contacts, i: number) => void): void {
  const { kind } = sim.bodies.columns;
  for (const [c, m] of sim.contacts.pairs()) {
    const [a, b] = [kind[c.a[m]], kind[c.b[m]]];
    if ((isDeformable(a) || isDeformable(b)) && !isMolecules(a) && !isMolecules(b)) continue;
    for (let i = c.first[m]; i < c.first[m] + c.size[m]; i++) visit(c, i);
  }
}

function deepestContact(sim: Simulation): number {
  let deepest = 0;
  eachMeasured(sim, (c, i) => {
    deepest = Math.max(deepest, c.depth[i]);
  });
  return deepest;
}

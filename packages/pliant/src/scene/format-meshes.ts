/**
 * Solids of tetrahedra and surfaces that bodies are made of: generators and data. A new generator is one more entry.
 */
import { MAX_MESH_NUMBERS } from './limits.js';
import { coordinate, distance, size, sizes } from './quantities.js';
import {
  array,
  boolean,
  defaulted,
  type Infer,
  type Input,
  integer,
  literal,
  object,
  optional,
  required,
  union,
  vec3,
} from './schema/index.js';

const vertexNumber = integer(0, MAX_MESH_NUMBERS);
const coordinates = array(coordinate, MAX_MESH_NUMBERS);
const numbers = array(vertexNumber, MAX_MESH_NUMBERS);
const edge = optional(size, 'Length of edges, about; else a part of the smallest measure.');

/** Every solid, around the origin of the body's own frame. */
const solids = {
  box: object('A box of cells with five tetrahedra each.', {
    kind: required(literal('box'), 'A box.'),
    size: required(sizes, 'Full lengths along x, y and z.'),
    cells: optional(vec3(integer(1, 1000)), 'Cells along x, y and z; else one each.'),
  }),
  beam: object('A box along x in cells of about equal edges.', {
    kind: required(literal('beam'), 'A beam.'),
    length: required(size, 'Along x.'),
    width: required(size, 'Along z.'),
    height: required(size, 'Along y.'),
    edge,
  }),
  plate: object('A thin box in the plane of x and z.', {
    kind: required(literal('plate'), 'A plate.'),
    width: required(size, 'Along x.'),
    depth: required(size, 'Along z.'),
    thickness: required(size, 'Along y.'),
    edge,
  }),
  sphere: object('A ball.', {
    kind: required(literal('sphere'), 'A ball.'),
    radius: required(size, 'Radius.'),
    edge,
  }),
  ellipsoid: object('An ellipsoid.', {
    kind: required(literal('ellipsoid'), 'An ellipsoid.'),
    radii: required(sizes, 'Half axes along x, y and z.'),
    edge,
  }),
  cylinder: object('A cylinder along y.', {
    kind: required(literal('cylinder'), 'A cylinder.'),
    radius: required(size, 'Radius.'),
    height: required(size, 'Along y.'),
    edge,
  }),
  capsule: object('A cylinder along y with round ends.', {
    kind: required(literal('capsule'), 'A capsule.'),
    radius: required(size, 'Radius.'),
    height: required(distance, 'Length of the straight part.'),
    edge,
  }),
  cone: object('A cone along y, tip up.', {
    kind: required(literal('cone'), 'A cone.'),
    radius: required(size, 'Radius of the base.'),
    height: required(size, 'Along y.'),
    edge,
  }),
  torus: object('A ring around the y axis.', {
    kind: required(literal('torus'), 'A ring.'),
    radius: required(size, 'Radius of the circle in the middle of the tube.'),
    tube: required(size, 'Radius of the tube.'),
    edge,
  }),
  'chain-link': object('A link of a chain in the plane of x and y.', {
    kind: required(literal('chain-link'), 'A link of a chain.'),
    length: required(size, 'Along x, outside to outside.'),
    width: required(size, 'Along y, outside to outside.'),
    thickness: required(size, 'Diameter of the wire.'),
    edge,
  }),
  blob: object('A bunch of metaballs.', {
    kind: required(literal('blob'), 'A bunch of metaballs.'),
    radius: required(size, 'Radius of a ball on its own.'),
    balls: optional(integer(1, 1000), 'Number of balls; else 6.'),
    seed: optional(integer(0, 0xffff_ffff), 'Seed of their places; else 1.'),
    edge,
  }),
  data: object('Vertices and tetrahedra, such as a mesh file holds.', {
    kind: required(literal('data'), 'Vertices and tetrahedra.'),
    positions: required(coordinates, 'Three coordinates per vertex.'),
    tets: required(numbers, 'Four vertex numbers per tetrahedron, positively turned.'),
  }),
} as const;

/** What cloth is made of. */
const sheets = {
  sheet: object('A sheet in the plane of x and z.', {
    kind: required(literal('sheet'), 'A sheet.'),
    width: required(size, 'Along x.'),
    depth: required(size, 'Along z.'),
    edge,
  }),
  triangles: object('Vertices and triangles of a sheet.', {
    kind: required(literal('triangles'), 'Vertices and triangles.'),
    positions: required(coordinates, 'Three coordinates per vertex.'),
    triangles: required(numbers, 'Three vertex numbers per triangle.'),
  }),
} as const;

/** What ropes are made of. */
const threads = {
  line: object('A straight line along x.', {
    kind: required(literal('line'), 'A straight line.'),
    length: required(size, 'Along x.'),
    edge,
  }),
  polyline: object('Vertices one after another.', {
    kind: required(literal('polyline'), 'Vertices one after another.'),
    positions: required(coordinates, 'Three coordinates per vertex.'),
    closed: defaulted(boolean(), false, 'Whether it is a ring.'),
  }),
} as const;

// For their types alone.
const solidMesh = () => union('SolidMesh', 'kind', solids);
const thinMesh = () => union('ThinMesh', 'kind', { ...sheets, ...threads });

/** What soft bodies are made of: solids, sheets for cloth, and lines for ropes. */
export const softMesh = union('SoftMesh', 'kind', { ...solids, ...sheets, ...threads });

/** A surface that a solid carries, in the same frame. */
export const surfaceMesh = object('A fine surface inside or near the solid, for drawing.', {
  positions: required(coordinates, 'Three coordinates per vertex.'),
  triangles: required(numbers, 'Three vertex numbers per triangle, counter-clockwise from outside.'),
});

/** A solid of tetrahedra as a scene describes it. */
export type SolidMeshDefinition = Input<ReturnType<typeof solidMesh>>;
export type SolidMeshSettings = Infer<ReturnType<typeof solidMesh>>;

/** A sheet or a line as a scene describes it. */
export type ThinMeshDefinition = Input<ReturnType<typeof thinMesh>>;
export type ThinMeshSettings = Infer<ReturnType<typeof thinMesh>>;

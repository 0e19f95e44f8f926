/**
 * The hot loops of solids (src/bodies/fem) as WebAssembly with vectors of two doubles: the same operations in the same order as the plain
 * code, so results are the same to the bit. Lanes are two elements of a body, or two bodies with the same factor.
 *
 * AssemblyScript. `npm run kernels` compiles it into src/bodies/fem/kernel-code.ts. `fem-kernel.ts` writes the records whose fields are read
 * below: the first number of an array, in bytes. Numbers of vertices and rows are kept as bytes too, 24 each.
 */

const ZERO = f64x2.splat(0);
const ONE = f64x2.splat(1);

/** Of a shape: vertices, tetrahedra, their corners, material (1 / rest volume, λ, μ, 0), gradients; edges by vertex; arms and volumes. */
const COUNT: usize = 0;
const TETS: usize = 4;
const CORNERS: usize = 8;
const MATERIAL: usize = 12;
const GRADIENTS: usize = 16;
const EDGE_STARTS: usize = 20;
const NEIGHBOURS: usize = 24;
const STRETCH: usize = 28;
const ARMS: usize = 32;
const VOLUMES: usize = 36;

/** Of a factor: starts of columns, rows, blocks, inverse diagonal blocks, rank of each vertex. */
const STARTS: usize = 0;
const ROWS: usize = 4;
const BLOCKS: usize = 8;
const INVERSE: usize = 12;
const RANKS: usize = 16;

/** Field of a record. */
@inline
function field(record: usize, at: usize): usize {
  return load<u32>(record + at) as usize;
}

/** The n-th number of an array of whole numbers. */
@inline
function whole(list: usize, n: i32): usize {
  return load<u32>(list + ((n as usize) << 2)) as usize;
}

/** The doubles at a and at b. */
@inline
function two(a: usize, b: usize, at: usize): v128 {
  return v128.load_lane<f64>(b + at, v128.load64_zero(a + at), 1);
}

@inline
function add(a: v128, b: v128): v128 {
  return f64x2.add(a, b);
}

@inline
function sub(a: v128, b: v128): v128 {
  return f64x2.sub(a, b);
}

@inline
function mul(a: v128, b: v128): v128 {
  return f64x2.mul(a, b);
}

/** a b + c d + e f. */
@inline
function dot(a: v128, b: v128, c: v128, d: v128, e: v128, f: v128): v128 {
  return add(add(mul(a, b), mul(c, d)), mul(e, f));
}

/** a b − c d. */
@inline
function minor(a: v128, b: v128, c: v128, d: v128): v128 {
  return sub(mul(a, b), mul(c, d));
}

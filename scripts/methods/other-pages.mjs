/** Pages in docs/methods that belong to no registered method, with what they tell of. */
export const OTHER_PAGES = {
  'implicit-surface': 'The surface of molecules: its field, marching cubes, skins that follow.',
  joints: 'Ball, hinge, slider, fixed, distance, rope and spring, solved as one system.',
  'planar-fields': 'Signed distances on a grid, on the CPU and on the GPU.',
  'planar-proximity': 'Depth, direction, contacts and distance between polygons.',
  'planar-simulation': 'Polygons that move and deform, by penalties, backtracking or impulses.',
  'rigid-shape-matching': 'A rigid body that is nothing but its vertices.',
  statics: 'Equilibrium without time, and the slow solver that others are compared with.',
  'thesis-experiments': 'The experiments of the thesis as scenes, and what they showed.',
};

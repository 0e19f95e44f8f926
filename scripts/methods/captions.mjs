/** What the picture of each method shows; the picture itself is drawn from a run by `pictures/`. */
export const captions = {
  'sweep-and-prune': 'A layer of boxes, the columns they are dealt into, and the pairs that were found.',
  'bounding-boxes': 'A layer of boxes, two thirds of them moving, and the pairs that were found.',
  'brute-force': 'A layer of boxes, and the pairs that were found by asking all.',
  convex: 'Six shapes on a box: contact points, normals and depths, seen from the side.',
  'signed-distance': 'Contacts of shapes that are not convex: a box in a cup, a cross and a ring on a box.',
  spheres: 'Two blocks of molecules: every overlap of two spheres is a contact.',
  tetrahedra: 'Two balls of tetrahedra: the vertices of each inside the other.',
  'triangle-mesh': 'The surfaces of two blocks of molecules, and the faces in which they cross.',
  'closed-form': 'Depth and way out of rigid shapes, as the narrow phase found them.',
  regional:
    'A cut through two overlapping cubes: one way out for all vertices, also from the inside of another body.',
  consistent: 'The same cubes: directions spread inwards from edges that cross the surface.',
  'closest-feature':
    'The same cubes: every vertex goes to the nearest surface, neighbours in opposite directions.',
  'sphere-overlap': 'Depths of two blocks of molecules, and of two molecules beside the closed form.',
  'face-projection':
    'Depths where two surfaces cross, and the deepest of them as two balls are driven together.',
  impulse: 'A ball that bounces and a ball that begins to roll, beside their closed forms.',
  certified: 'Five soft cubes rest on each other, and the floor carries their weight.',
  'contact-surface':
    'Two soft cubes that start half inside each other part along the shortest way, without speed.',
  penalty:
    'A ball that bounces with the wanted restitution, and its first contact beside the closed form of a spring.',
  constraint: 'A ball that bounces and a ball that begins to roll, beside their closed forms.',
  'impulse-averaged':
    'A ball that bounces as it should, and a ball that begins to roll too slowly: the slide scales velocities, not impulses.',
  'collision-integration': 'A ball that bounces and a ball that begins to roll, beside their closed forms.',
  'penalty-quadratic':
    'An undamped spring: the ball comes back as fast as it came, and its contact is half a wave.',
  'penalty-buffered': 'A spring that begins 10 mm before the floor: a fast ball still gets through.',
  'log-barrier': 'A ball that never touches: hardly a bounce, and at rest the gap of the closed form.',
  backtracking: 'A ball that bounces at the very moment of contact, and rests at half the tolerance.',
  'molecule-penalty': 'A cube of molecules on a floor of molecules, for three stiffnesses of contact.',
  cloth: 'A strip of paper bends under its weight, beside the closed form, and a cloth falls over a ball.',
  rope: 'A rope hangs between two points, beside the catenary, and another hangs over a peg.',
  fem: 'A bar bends under its weight at default settings, on two meshes, beside the closed form.',
  xpbd: 'A bar bends under its weight, on two meshes, beside the closed form.',
  'shape-matching': 'A tilted cube hits the floor in the modes of shape matching.',
  'mass-spring': 'A bar of molecules, held at its left end, swings under its weight.',
};

/** Small scenes whose answers are known. */

/** A soft cube of 1 m and 1 t on a slab, and a ball that drops. */
export const CUBE = {
  pliant: 1,
  name: 'Cube',
  description: 'A soft cube stands on a slab.',
  duration: 0.5,
  bodies: [
    {
      kind: 'static',
      name: 'slab',
      shape: { kind: 'box', halfExtents: [2, 0.5, 2] },
      position: [0, -0.5, 0],
    },
    {
      kind: 'soft',
      name: 'cube',
      mesh: { kind: 'box', size: [1, 1, 1], cells: [3, 3, 3] },
      position: [0, 0.5, 0],
    },
  ],
};

/** A rigid box of 2 × 1 × 3 m and 6 t rests on a floor. */
export const BOX = {
  pliant: 1,
  name: 'Box',
  description: 'A box rests on a floor.',
  gravity: [0, -10, 0],
  duration: 0.5,
  sleeping: false,
  bodies: [
    { kind: 'static', name: 'floor', shape: { kind: 'plane' } },
    {
      kind: 'rigid',
      name: 'box',
      mass: 6000,
      shape: { kind: 'box', halfExtents: [1, 0.5, 1.5] },
      position: [0, 0.5, 0],
    },
  ],
};

/** A ball of 1 m falls freely. */
export const FALL = {
  pliant: 1,
  name: 'Fall',
  description: 'A ball falls.',
  gravity: [0, -10, 0],
  dt: 0.01,
  substeps: 1,
  duration: 0.1,
  bodies: [{ kind: 'rigid', name: 'ball', position: [0, 100, 0], shape: { kind: 'sphere', radius: 1 } }],
};

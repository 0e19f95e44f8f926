/** Quantities of a soft body that can be read, and the count of numbers at each place. */
export const SOFT_FIELDS = {
  /** Green's strain in the frame of the rest shape, xx yy zz xy yz zx, by tetrahedron. */
  strain: 6,
  /** Cauchy's stress in the world's frame, xx yy zz xy yz zx, by tetrahedron [Pa]. */
  stress: 6,
  /** Von Mises' stress, by tetrahedron [Pa]. */
  vonMises: 1,
  /** Elastic energy per rest volume, by tetrahedron [J/m³]. */
  energyDensity: 1,
  /** Volume over rest volume, by tetrahedron; negative when inverted. */
  volumeRatio: 1,
  /** Plastic strain that has gathered, by tetrahedron; 0 for bodies that can't yield. */
  plasticStrain: 1,
  /** Sum of contact forces, by vertex [N]. */
  contactForce: 3,
  /** Pressure of contact, by boundary face in the order of `mesh.boundary().triangles` [Pa]. */
  pressure: 1,
} as const;

/** A quantity of a soft body that can be read. */
export type SoftField = keyof typeof SOFT_FIELDS;

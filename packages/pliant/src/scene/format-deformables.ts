/** What deformable bodies add to the format: their mesh, the model that holds it together, and what holds the body. */
import { softMesh, surfaceMesh } from './format-meshes.js';
import { MAX_MESH_NUMBERS } from './limits.js';
import { damping, name, point, size } from './quantities.js';
import {
  array,
  boolean,
  defaulted,
  type Infer,
  type Input,
  integer,
  literal,
  number,
  numberAbove,
  object,
  optional,
  required,
  union,
} from './schema/index.js';

const part = number('', 0, 1);

const plasticity = object('Lets the rest shape follow large strains.', {
  yield: required(number('', 0, 1e6), 'Strain up to which the body springs back.'),
  creep: required(damping, 'Part of the strain that the rest shape takes up per second.'),
  most: defaulted(number('', 0, 10), 1, 'Largest plastic strain.'),
});

const modulus = numberAbove('Pa', 0, 1e15);
const viscous = defaulted(number('s', 0, 1e6), 0, 'Viscous stress over elastic stress, per strain rate.');
const youngs = (usual: number) => defaulted(modulus, usual, "Young's modulus.");
const poissonRatio = number('', 0, 0.495);

const box = object("A box in the body's own frame.", {
  min: required(point, 'Lower corner.'),
  max: required(point, 'Upper corner.'),
});

const stiffPart = object('A part of a body with a material of its own.', {
  box: required(box, 'Elements whose middle lies in this box at rest.'),
  youngsModulus: required(modulus, "Young's modulus there."),
  poissonRatio: optional(poissonRatio, "Poisson ratio there; else the body's."),
});

const yielding = object('Lets elements flow that are under too much stress, and keep their new shape.', {
  yieldStress: required(modulus, "Von Mises' stress at which elements begin to flow."),
  hardening: defaulted(number('Pa', 0, 1e15), 0, 'Growth of that stress per plastic strain.'),
});

const muscle = object('Fibres that pull.', {
  box: optional(box, 'Elements whose middle lies in this box at rest; else all.'),
  direction: required(point, "Along the fibres, in the body's own frame."),
  stress: required(number('Pa', 0, 1e15), 'Stress along the fibres at full activation and rest length.'),
});

/** Every model, with its parameters. */
export const softModel = union('SoftModel', 'kind', {
  fem: object('A neo-Hookean solid, solved to the stiffness that was asked for.', {
    kind: required(literal('fem'), 'A neo-Hookean solid, solved to the stiffness that was asked for.'),
    youngsModulus: youngs(1e5),
    poissonRatio: defaulted(poissonRatio, 0.3, 'Poisson ratio.'),
    law: defaulted(
      literal('neo-hookean', 'co-rotational', 'st-venant-kirchhoff'),
      'neo-hookean',
      'How stress follows large strain; small strain is the same for all.',
    ),
    volume: defaulted(
      literal('element', 'patch'),
      'element',
      'What keeps its volume: each element, or patches of about six.',
    ),
    damping: viscous,
    parts: optional(array(stiffPart, 1000), 'Parts with other moduli; later ones win.'),
    muscles: optional(array(muscle, 1000), 'Fibres that pull when they are activated.'),
    activation: defaulted(number('', 0, 1), 0, 'How much the muscles pull.'),
    plasticity: optional(yielding, 'Lets elements flow that are under too much stress.'),
    iterations: defaulted(
      integer(1, 1000),
      40,
      'Most steps of the solver in each substep; it stops when it is done.',
    ),
  }),
  xpbd: object('A stable neo-Hookean solid.', {
    kind: required(literal('xpbd'), 'A stable neo-Hookean solid.'),
    youngsModulus: youngs(1e5),
    poissonRatio: defaulted(number('', 0, 0.5), 0.3, 'Poisson ratio; 0.5 keeps volume exactly.'),
    damping: viscous,
    substeps: defaulted(integer(1, 1000), 1, 'Elastic substeps in each substep of the world.'),
    iterations: defaulted(integer(1, 1000), 1, 'Sweeps in each of them.'),
  }),
  'shape-matching': object('A body that is pulled to the best fit of its rest shape.', {
    kind: required(literal('shape-matching'), 'Pulled to the best fit of its rest shape.'),
    mode: defaulted(
      literal('rigid', 'linear', 'quadratic', 'rigidified'),
      'linear',
      "Deformations that the goals follow; 'rigidified' puts vertices there as the slide has it, and is as stiff as can be.",
    ),
    stiffness: defaulted(part, 0.5, 'Part of the way to its goal that a vertex is pulled in 1/60 s.'),
    frequency: optional(numberAbove('Hz', 0, 1e6), "How fast it vibrates, in the place of 'stiffness'."),
    blend: defaulted(part, 0.5, 'How much of the deformation the goals follow.'),
    damping: defaulted(damping, 10, 'Rate at which deforming motion dies.'),
    keepsVolume: defaulted(boolean(), true, 'Whether goals keep the rest volume.'),
    clusters: defaulted(integer(1, 1_000_000), 1, 'Overlapping clusters that cover the body.'),
    overlap: defaulted(integer(0, 1000), 1, 'Rings of neighbours that clusters share.'),
    plasticity: optional(plasticity, 'Lets the rest shape follow large strains.'),
  }),
  cloth: object('A sheet that bends like a plate.', {
    kind: required(literal('cloth'), 'A sheet.'),
    youngsModulus: youngs(1e6),
    poissonRatio: defaulted(number('', 0, 0.5), 0.3, 'Poisson ratio.'),
    thickness: defaulted(size, 1e-3, 'Thickness.'),
    bendingStiffness: optional(
      number('N·m', 0, 1e15),
      'Moment per width and curvature; else that of a plate.',
    ),
    damping: viscous,
  }),
  rope: object('A thread that bends like a rod.', {
    kind: required(literal('rope'), 'A thread.'),
    youngsModulus: youngs(1e7),
    radius: defaulted(size, 0.01, 'Radius of the section.'),
    bendingStiffness: optional(number('N·m²', 0, 1e15), 'Of bending; else E π r⁴/4, that of a solid rod.'),
    damping: viscous,
  }),
});

const vertex = integer(0, MAX_MESH_NUMBERS);
const compliance = number('m/N', 0, 1e6);

const attachment = object('Ties a vertex to a point.', {
  vertex: required(vertex, 'The vertex.'),
  to: optional(name, 'Name of a body that comes earlier; else the world holds the vertex.'),
  point: optional(
    point,
    "Where, in that body's frame or in the world; else where the vertex is when it is tied.",
  ),
  compliance: defaulted(compliance, 0, 'How far it gives per force.'),
});

/** The fields of a soft body beside placement, motion, surface and filters. */
export const softFields = {
  mesh: required(softMesh, 'Its rest shape.'),
  model: defaulted(softModel, { kind: 'fem' }, 'What holds it together.'),
  fixed: optional(array(vertex, MAX_MESH_NUMBERS), 'Vertices that nothing moves.'),
  fixedBox: optional(box, 'Also fixes all vertices that lie in this box at rest.'),
  attachments: optional(array(attachment, 100_000), 'Ties vertices to points.'),
  selfCollision: defaulted(boolean(), false, 'Whether the body can touch itself.'),
  surface: optional(surfaceMesh, 'A fine surface to draw instead of its boundary.'),
} as const;

/** What holds a soft body together. */
export type SoftModelDefinition = Input<typeof softModel>;
export type SoftModelSettings = Infer<typeof softModel>;

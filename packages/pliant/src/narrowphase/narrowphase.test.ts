import { describe, expect, it } from 'vitest';
import { Bodies } from '../bodies/bodies.js';
import { BODY_CODE } from '../bodies/layout.js';
import { Memory } from '../core/memory.js';
import { SHAPE_CODE, SHAPE_PARAMS, type ShapeDefinition } from '../geometry/shape.js';
import { shapeByCode, writeShape } from '../geometry/shapes.js';
import * as quat from '../math/quat.js';
import { Random } from '../math/random.js';
import { Contacts } from './contacts.js';
import { convex } from './convex.js';

interface Placed {
  shape: ShapeDefinition;
  position: number[];
  orientation?: number[];
}

interface Point {
  point: number[];
  normal: number[];
  depth: number;
  feature: number;
}

function place(...placed: Placed[]): Bodies {
  const bodies = new Bodies(new Memory(false));
  for (const { shape, position, orientation } of placed) {
    const row = bodies.take();
    const c = bodies.columns;
    c.kind[row] = BODY_CODE.rigid;
    c.shapeCode[row] = SHAPE_CODE[shape.kind];
    writeShape(shape, c.shape, row * SHAPE_PARAMS);
    c.position.set(position, row * 3);
    c.orientation.set(orientation ?? [0, 0, 0, 1], row * 4);
  }
  return bodies;
}

/** Contacts of rows 0 and 1, normals from row 1 to row 0. */
function collide(bodies: Bodies): Point[] {
  const { shapeCode } = bodies.columns;
  const [first, second] = shapeCode[0] <= shapeCode[1] ? [0, 1] : [1, 0];
  const collider = convex.create!(bodies.solids)(
    shapeByCode(shapeCode[first]).kind,
    shapeByCode(shapeCode[second]).kind,
  );
  const out = new Contacts();
  out.begin(first, second);
  collider(bodies.columns, first, second, out);
  out.end();
  return Array.from({ length: out.count }, (_, i) => ({
    point: [...out.point.subarray(i * 3, i * 3 + 3)],
    normal: [...out.normal.subarray(i * 3, i * 3 + 3)],
    depth: out.depth[i],
    feature: out.feature[i],
  }));
}

const turn = (random: Random): number[] => {
  const q = new Float64Array(4);
  random.rotation(q, 0);
  return [...q];
};

const uniform = (random: Random, reach: number): number[] =>
  [0, 0, 0].map(() => random.uniform(-reach, reach));

const sphere = (radius: number): ShapeDefinition => ({ kind: 'sphere', radius });
const box = (...halfExtents: number[]): ShapeDefinition => ({ kind: 'box', halfExtents });
const floor: ShapeDefinition = { kind: 'plane', normal: [0, 1, 0] };

describe('closed cases', () => {
  it('sphere in sphere: depth, normal and the point halfway between the surfaces', () => {
    const [contact] = collide(
      place({ shape: sphere(1), position: [1.5, 0, 0] }, { shape: sphere(0.8), position: [0, 0, 0] }),
    );
    expect(contact.normal).toEqual([1, 0, 0]);
    expect(contact.depth).toBeCloseTo(0.3, 15);
    expect(contact.point[0]).toBeCloseTo(0.65, 15);
  });

  it('concentric spheres part along y by the sum of the radii', () => {
    const [contact] = collide(
      place({ shape: sphere(1), position: [0, 0, 0] }, { shape: sphere(2), position: [0, 0, 0] }),
    );
    expect(contact).toMatchObject({ normal: [0, 1, 0], depth: 3 });
  });

  it.each([0, -1e-12])('touching by %d is no contact', (gap) => {
    const apart = collide(
      place({ shape: sphere(1), position: [2 - gap, 0, 0] }, { shape: sphere(1), position: [0, 0, 0] }),
    );
    expect(apart).toHaveLength(0);
    const box1 = collide(
      place({ shape: box(1, 1, 1), position: [2 - gap, 0, 0] }, { shape: box(1, 1, 1), position: [0, 0, 0] }),
    );
    expect(box1).toHaveLength(0);
  });

  it('sphere on a tilted plane', () => {
    const plane: ShapeDefinition = { kind: 'plane', normal: [0, 3, 4], offset: 1 };
    const [contact] = collide(
      place({ shape: plane, position: [0, 0, 0] }, { shape: sphere(1), position: [0, 1, 1] }),
    );
    expect(contact.depth).toBeCloseTo(1 - (0.6 + 0.8 - 1), 14);
    expect(contact.normal[1]).toBeCloseTo(-0.6, 15);
    expect(contact.normal[2]).toBeCloseTo(-0.8, 15);
  });

  it('box on a plane touches with its four lower corners', () => {
    const contacts = collide(
      place({ shape: floor, position: [0, 0, 0] }, { shape: box(1, 2, 3), position: [0, 1.99, 0] }),
    );
    expect(contacts).toHaveLength(4);
    for (const c of contacts) {
      expect(c.depth).toBeCloseTo(0.01, 14);
      expect(c.normal).toEqual([-0, -1, -0]);
    }
    expect(new Set(contacts.map((c) => c.feature)).size).toBe(4);
  });

  it('sphere inside a box leaves through the nearest face', () => {
    const [contact] = collide(
      place({ shape: sphere(0.5), position: [0, 0.7, 0.1] }, { shape: box(2, 1, 3), position: [0, 0, 0] }),
    );
    expect(contact.normal).toEqual([0, 1, 0]);
    expect(contact.depth).toBeCloseTo(0.3 + 0.5, 14);
  });

  it('box on box touches in the corners of the common rectangle', () => {
    const contacts = collide(
      place(
        { shape: box(1, 1, 1), position: [0.5, 1.99, 0.25] },
        { shape: box(1, 1, 1), position: [0, 0, 0] },
      ),
    );
    const corners = contacts.map((c) => `${c.point[0].toFixed(6)},${c.point[2].toFixed(6)}`).sort();
    expect(corners).toEqual(
      ['-0.500000,-0.750000', '-0.500000,1.000000', '1.000000,-0.750000', '1.000000,1.000000'].sort(),
    );
    for (const c of contacts) {
      expect(c.normal).toEqual([0, 1, 0]);
      expect(c.depth).toBeCloseTo(0.01, 14);
      expect(c.point[1]).toBeCloseTo(0.995, 14);
    }
  });

  it('crossed boxes touch edge on edge', () => {
    const s = Math.sin(Math.PI / 8);
    const co = Math.cos(Math.PI / 8);
    const [contact, ...rest] = collide(
      place(
        { shape: box(0.5, 0.5, 2), position: [0, 2 * Math.SQRT1_2 - 0.01, 0], orientation: [0, 0, s, co] },
        { shape: box(2, 0.5, 0.5), position: [0, 0, 0], orientation: [s, 0, 0, co] },
      ),
    );
    expect(rest).toHaveLength(0);
    expect(contact.depth).toBeCloseTo(0.01, 12);
    expect(contact.normal[1]).toBeCloseTo(1, 12);
    expect(contact.point[1]).toBeCloseTo(Math.SQRT1_2 - 0.005, 12);
  });

  it.each([0.002, 0.01, 0.05, 0.1])(
    'planks across each other, askew by %d, touch with the patch in which they cross',
    (askew) => {
      // The overlap along a face counts the far ends of the planks, so it is larger than along their edges.
      const [s, co] = [Math.sin(askew / 2), Math.cos(askew / 2)];
      const contacts = collide(
        place(
          { shape: box(0.02, 0.02, 0.5), position: [0, 0.039, 0], orientation: [s, 0, 0, co] },
          { shape: box(0.5, 0.02, 0.02), position: [0, 0, 0], orientation: [0, 0, s, co] },
        ),
      );
      expect(contacts.length).toBeGreaterThan(1);
      for (const { point, depth, normal } of contacts) {
        expect(Math.hypot(point[0], point[2])).toBeLessThan(0.03);
        expect(normal[1]).toBeGreaterThan(0.99);
        expect(depth).toBeLessThan(0.001 + 0.05 * askew);
      }
      expect(Math.max(...contacts.map(({ depth }) => depth))).toBeGreaterThan(0.0009);
    },
  );
});

/** Whether two boxes overlap, by the plainest separating-axis test: project all corners on all axes. */
function cornersOverlap(bodies: Bodies): boolean {
  const corners = [0, 1].map((row) => boxCorners(bodies, row));
  const faces = [0, 1].map((row) => [0, 1, 2].map((k) => axisOf(bodies, row, k)));
  const axes = [...faces[0], ...faces[1]];
  for (const u of faces[0]) for (const v of faces[1]) axes.push(cross(u, v));
  return axes.every((axis) => {
    if (Math.hypot(...axis) < 1e-6) return true;
    const [a, b] = corners.map((set) => set.map((p) => p[0] * axis[0] + p[1] * axis[1] + p[2] * axis[2]));
    return Math.min(...a) <= Math.max(...b) && Math.min(...b) <= Math.max(...a);
  });
}

function axisOf(bodies: Bodies, row: number, k: number): number[] {
  const v = new Float64Array(3);
  v[k] = 1;
  quat.rotate(v, 0, bodies.columns.orientation, row * 4, v, 0);
  return [...v];
}

function boxCorners(bodies: Bodies, row: number): number[][] {
  const { shape, position } = bodies.columns;
  const axes = [0, 1, 2].map((k) => axisOf(bodies, row, k));
  return Array.from({ length: 8 }, (_, corner) =>
    [0, 1, 2].map((m) => {
      let x = position[row * 3 + m];
      for (let k = 0; k < 3; k++)
        x += ((corner >> k) & 1 ? 1 : -1) * shape[row * SHAPE_PARAMS + k] * axes[k][m];
      return x;
    }),
  );
}

function cross(a: number[], b: number[]): number[] {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

describe('box on box, 3000 random poses (seed 7)', () => {
  const random = new Random(7);
  const cases = Array.from({ length: 3000 }, (_, i) => {
    const extents = () => [0, 0, 0].map(() => random.uniform(0.2, 1.5));
    const orientation = i % 5 === 0 ? [0, 0, 0, 1] : turn(random);
    return place(
      { shape: box(...extents()), position: uniform(random, 1.5), orientation },
      {
        shape: box(...extents()),
        position: uniform(random, 1.5),
        orientation: i % 7 === 0 ? orientation : turn(random),
      },
    );
  });

  it('touches exactly when the plain test says so', () => {
    for (const bodies of cases) expect(collide(bodies).length > 0).toBe(cornersOverlap(bodies));
  });

  it('has unit normals, at most eight points, distinct features and depths that end at the deepest', () => {
    for (const bodies of cases) {
      const contacts = collide(bodies);
      expect(contacts.length).toBeLessThanOrEqual(8);
      expect(new Set(contacts.map((c) => c.feature)).size).toBe(contacts.length);
      for (const c of contacts) {
        expect(Math.hypot(...c.normal)).toBeCloseTo(1, 12);
        expect(c.depth).toBeGreaterThan(0);
      }
    }
  });

  it('comes free when moved along the normal by the deepest depth, and not by much less', () => {
    for (const bodies of cases) {
      const contacts = collide(bodies);
      if (contacts.length === 0) continue;
      const deepest = contacts.reduce((a, b) => (b.depth > a.depth ? b : a));
      const start = [...bodies.columns.position.subarray(0, 3)];
      const shift = (share: number) => {
        for (let k = 0; k < 3; k++)
          bodies.columns.position[k] = start[k] + share * deepest.depth * deepest.normal[k];
        return cornersOverlap(bodies);
      };
      expect(shift(1 + 1e-9)).toBe(false);
      // The chosen axis may be up to 1 % deeper than the best one; see FACE_PREFERENCE.
      expect(shift(0.98)).toBe(true);
      shift(0);
    }
  });

  it('mirrors when the bodies are named the other way round', () => {
    for (const bodies of cases.slice(0, 500)) {
      const c = bodies.columns;
      const row = (i: number): Placed => ({
        shape: box(...c.shape.subarray(i * SHAPE_PARAMS, i * SHAPE_PARAMS + 3)),
        position: [...c.position.subarray(i * 3, i * 3 + 3)],
        orientation: [...c.orientation.subarray(i * 4, i * 4 + 4)],
      });
      const there = collide(bodies);
      const back = collide(place(row(1), row(0)));
      const deepest = (points: Point[]) => Math.max(0, ...points.map((p) => p.depth));
      expect(deepest(back)).toBeCloseTo(deepest(there), 2);
      expect(back.length > 0).toBe(there.length > 0);
    }
  });
});

describe('sphere on box, 2000 random poses (seed 11)', () => {
  it('agrees with a search over the surface of the box', () => {
    const random = new Random(11);
    for (let i = 0; i < 2000; i++) {
      const half = [random.uniform(0.3, 1), random.uniform(0.3, 1), random.uniform(0.3, 1)];
      const radius = random.uniform(0.1, 0.8);
      const bodies = place(
        { shape: sphere(radius), position: uniform(random, 1.5) },
        { shape: box(...half), position: uniform(random, 0.5), orientation: turn(random) },
      );
      const c = bodies.columns;
      const local = new Float64Array(3);
      for (let k = 0; k < 3; k++) local[k] = c.position[k] - c.position[3 + k];
      quat.inverseRotate(local, 0, c.orientation, 4, local, 0);
      const outside = [0, 1, 2].map((k) => Math.max(Math.abs(local[k]) - half[k], 0));
      const inside = Math.min(...[0, 1, 2].map((k) => half[k] - Math.abs(local[k])));
      const distance = inside > 0 ? -inside : Math.hypot(...outside);
      const [contact] = collide(bodies);
      if (distance >= radius) expect(contact).toBeUndefined();
      else expect(contact.depth).toBeCloseTo(radius - distance, 12);
    }
  });
});

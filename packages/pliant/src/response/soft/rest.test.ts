import { describe, expect, it } from 'vitest';
import { TetMesh } from '../../geometry/mesh/tet-mesh.js';
import { moved } from '../../narrowphase/tetrahedra/tetrahedra.test-support.js';
import { softResponses } from './index.js';
import { SoftStage } from './soft-stage.test-support.js';

const G = 9.81;
const cube = TetMesh.box({ size: [1, 1, 1], cells: [3, 3, 3] });
const at = (x: number, y: number, z: number) =>
  new TetMesh({ positions: moved(cube.positions, [0, 0, 0], [x, y, z]), tets: cube.tets });

/** Height of the first body's top at (x, z), by its triangles; NaN beside it. */
function topAt(stage: SoftStage, x: number, z: number): number {
  const { topology, positions: p, offset } = stage.shapes[0];
  let top = Number.NaN;
  for (let t = 0; t < topology.triangles.length; t += 3) {
    const [a, b, c] = [0, 1, 2].map((i) => offset + 3 * topology.triangles[t + i]) as [
      number,
      number,
      number,
    ];
    const side = (u: number, v: number) =>
      (p[v] - p[u]) * (z - p[u + 2]) - (p[v + 2] - p[u + 2]) * (x - p[u]);
    const [wa, wb, wc] = [side(b, c), side(c, a), side(a, b)];
    if (!(wa <= 0 && wb <= 0 && wc <= 0 && wa + wb + wc < -1e-9)) continue;
    top = (wa * p[a + 1] + wb * p[b + 1] + wc * p[c + 1]) / (wa + wb + wc);
  }
  return top;
}

describe.each(softResponses.names())('two stacked cubes of a metre, %s', (response) => {
  const stage = new SoftStage({ response, floor: true, gravity: [0, -G, 0], friction: 0.5 });
  for (const mesh of [at(0, 0.5, 0), at(0.03, 1.501, 0.02)])
    stage.xpbd({ mesh, youngsModulus: 1e6, damping: 0.02 });
  for (let k = 0; k < 150; k++) stage.step(1 / 60, 10);
  const weight = stage.parts[1].mass * G;

  it('rest with a gap or overlap below a hundredth of their size', () => {
    const gaps: number[] = [];
    const { first } = stage.parts[1];
    const { position } = stage.particles.columns;
    for (let v = 0; v < cube.vertexCount; v++) {
      if (cube.positions[3 * v + 1] > -0.49) continue;
      const p = 3 * (first + v);
      const top = topAt(stage, position[p], position[p + 2]);
      if (!Number.isNaN(top)) gaps.push(position[p + 1] - top);
    }
    expect(gaps.length).toBeGreaterThanOrEqual(9);
    expect(Math.abs(gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length)).toBeLessThan(0.01);
    expect(Math.min(...gaps)).toBeGreaterThan(-0.02);
  });

  it('press on each other and on the floor with their weight', () => {
    let between = 0;
    let floor = 0;
    const { rows } = stage;
    for (let row = 0; row < rows.count; row++) {
      const up = rows.forces[3 * row + 1];
      if (rows.faceSoft[row] < 0) floor += up;
      else between += rows.pointSoft[row] === 1 ? up : -up;
    }
    expect(Math.abs(between / weight - 1)).toBeLessThan(0.01);
    expect(Math.abs(floor / (2 * weight) - 1)).toBeLessThan(0.01);
  });

  it('stay upright', () => {
    expect(stage.turned(1)).toBeLessThan(1);
    expect(stage.centre(1)[0]).toBeCloseTo(0.03, 1);
  });
});

describe.each(softResponses.names())('friction on a slope, %s', (response) => {
  const slide = (degrees: number, friction: number) => {
    const slope = (degrees * Math.PI) / 180;
    const gravity = [G * Math.sin(slope), -G * Math.cos(slope), 0];
    const stage = new SoftStage({ response, floor: true, gravity, friction });
    const mesh = TetMesh.box({ size: [1, 0.4, 1], cells: [3, 1, 3] });
    stage.xpbd({
      mesh: new TetMesh({ positions: moved(mesh.positions, [0, 0, 0], [0, 0.2, 0]), tets: mesh.tets }),
      youngsModulus: 2e6,
      damping: 0.01,
    });
    for (let k = 0; k < 30; k++) stage.step(1 / 60, 10);
    const from = stage.velocityOf(0)[0];
    const x = stage.centre(0)[0];
    for (let k = 0; k < 30; k++) stage.step(1 / 60, 10);
    return { acceleration: (stage.velocityOf(0)[0] - from) / 0.5, way: stage.centre(0)[0] - x };
  };

  it('holds below the angle of friction', () => {
    expect(Math.abs(slide(20, 0.5).way)).toBeLessThan(2e-3);
  });

  it('lets go above it, with g (sin θ − μ cos θ)', () => {
    const expected = G * (Math.sin(Math.PI / 5) - 0.3 * Math.cos(Math.PI / 5));
    expect(Math.abs(slide(36, 0.3).acceleration / expected - 1)).toBeLessThan(0.02);
  });
});

describe('penalty', () => {
  it('sinks by weight over stiffness', () => {
    const stiffness = 1e5;
    const stage = new SoftStage({
      response: 'penalty',
      parameters: { stiffness, dampingRatio: 1 },
      floor: true,
      gravity: [0, -G, 0],
    });
    stage.shapeMatching({ mesh: at(0, 0.5, 0), damping: 30 });
    for (let k = 0; k < 300; k++) stage.step(1 / 60, 4);
    let depth = 0;
    for (let row = 0; row < stage.rows.count; row++) depth += Math.max(0, stage.rows.depths[row]);
    expect(Math.abs((stiffness * depth) / (stage.parts[0].mass * G) - 1)).toBeLessThan(0.01);
  });

  it('is stable at any stiffness and time step', () => {
    for (const [stiffness, dt] of [
      [1e12, 1 / 60],
      [1e12, 1 / 5],
      [1e3, 1],
    ] as const) {
      const stage = new SoftStage({
        response: 'penalty',
        parameters: { stiffness },
        floor: true,
        gravity: [0, -G, 0],
      });
      stage.xpbd({ mesh: at(0, 0.6, 0), damping: 0.02 });
      stage.xpbd({ mesh: at(0.1, 1.7, 0), damping: 0.02 });
      for (let k = 0; k < 20; k++) stage.step(dt, 10);
      const heights = [stage.centre(0)[1], stage.centre(1)[1]];
      for (const height of heights) expect(Math.abs(height)).toBeLessThan(20);
    }
  });
});

describe.each(softResponses.names())('the memory of %s', (response) => {
  it('handed back, makes the same steps bit by bit', () => {
    const build = () => {
      const stage = new SoftStage({ response, floor: true, gravity: [0, -G, 0], friction: 0.4 });
      stage.xpbd({ mesh: at(0, 0.52, 0) });
      stage.xpbd({ mesh: at(0.2, 1.5, 0.1) });
      return stage;
    };
    const one = build();
    for (let k = 0; k < 10; k++) one.step(1 / 60, 4);
    const other = build();
    const { position, velocity } = other.particles.columns;
    position.set(one.particles.columns.position);
    velocity.set(one.particles.columns.velocity);
    const { numbers, partners } = one.responseState!;
    other.restoreResponse({ numbers: numbers.slice(), partners: partners.slice() });
    for (const stage of [one, other]) for (let k = 0; k < 10; k++) stage.step(1 / 60, 4);
    expect([...other.particles.columns.position]).toEqual([...one.particles.columns.position]);
  });
});

describe('a folded bar that touches itself', () => {
  it('is kept from passing through itself', () => {
    const bar = TetMesh.beam({ length: 4, width: 0.5, height: 0.5, edge: 0.25 });
    const run = (self: boolean) => {
      const stage = new SoftStage({ self });
      stage.xpbd({ mesh: bar, youngsModulus: 3e4, damping: 0.01 });
      const { position, velocity } = stage.particles.columns;
      // Both ends swing up and towards each other.
      for (let k = 0; k < position.length; k += 3) {
        const x = position[k];
        velocity[k] = -2 * Math.sign(x) * Math.max(0, Math.abs(x) - 0.3);
        velocity[k + 1] = 4 * Math.max(0, Math.abs(x) - 0.3);
      }
      let inside = 0;
      for (let k = 0; k < 60; k++) {
        stage.step(1 / 60, 5);
        stage.detect();
        for (let row = 0; row < stage.rows.count; row++) inside = Math.max(inside, stage.rows.depths[row]);
      }
      return inside;
    };
    expect(run(true)).toBeLessThan(0.25);
  });
});

import { describe, expect, it } from 'vitest';
import { TetMesh } from '../../geometry/mesh/tet-mesh.js';
import { TriangleMesh } from '../../geometry/mesh/triangle-mesh.js';
import { XpbdBody } from '../xpbd/xpbd-body.js';
import { connectedParts } from './components.js';
import { EmbeddedSurface } from './embedded-surface.js';
import { gravitationalEnergy, kineticEnergy } from './energies.js';
import { emptyParticles, NO_GRAVITY } from './soft.test-support.js';
import { addSoftMesh, setFixed, setForce } from './soft-mesh.js';

const box = TetMesh.box({ size: [1, 2, 3], cells: [2, 3, 4] });
const one = new TetMesh({ positions: [0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1], tets: [0, 1, 2, 3] });

describe('addSoftMesh()', () => {
  it('shares out density times volume, and its first moments', () => {
    const particles = emptyParticles();
    addSoftMesh(particles, { mesh: one });
    const { first, count } = addSoftMesh(particles, { mesh: box, density: 700, fixed: [5] });
    const { mass, inverseMass, position } = particles.columns;
    expect(first).toBe(4);
    let total = 0;
    const centre = [0, 0, 0];
    for (let v = first; v < first + count; v++) {
      total += mass[v];
      for (let k = 0; k < 3; k++) centre[k] += mass[v] * position[3 * v + k];
    }
    expect(total).toBeCloseTo(700 * 6, 9);
    for (const c of centre) expect(c).toBeCloseTo(0, 9);
    expect(inverseMass[first + 5]).toBe(0);
    expect(inverseMass[first + 4] * mass[first + 4]).toBeCloseTo(1, 14);
  });

  it.each([
    ['inverted', [0, 2, 1, 3], 1000, /inverted; turn it/],
    ['flat', [0, 1, 2, 4], 1000, /flat; remove it/],
    ['repeated', [0, 1, 2, 3, 1, 2, 0, 3], 1000, /Tetrahedron 1 repeats tetrahedron 0/],
    ['missing', [], 1000, /no tetrahedra/],
    ['loose vertex', [0, 1, 2, 3], 1000, /Vertex 4 belongs to no tetrahedron/],
    ['no density', [0, 1, 2, 3], 0, /density is 0/],
    ['no number', [0, 1, 2, 3], Number.NaN, /density is NaN/],
  ])('refuses %s', (_, tets, density, sentence) => {
    const mesh = new TetMesh({ positions: [0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0.5, 0.5, 0], tets });
    const particles = emptyParticles();
    expect(() => addSoftMesh(particles, { mesh, density })).toThrowError(sentence);
    expect(particles.count).toBe(0);
  });

  it('refuses vertices that do not exist', () => {
    expect(() => addSoftMesh(emptyParticles(), { mesh: one, fixed: [4] })).toThrowError(/vertices 0 to 3/);
    const soft = addSoftMesh(emptyParticles(), { mesh: one });
    expect(() => setForce(soft, -1, 0, 0, 0)).toThrowError(/Vertex -1/);
    expect(() => setFixed(soft, 9, true)).toThrowError(/Vertex 9/);
  });

  it('counts connected parts by their lowest vertices', () => {
    const parts = connectedParts(Uint32Array.of(1, 2, 3, 4, 0, 5, 6, 7, 8, 4, 9, 10), 11);
    expect([...parts.ofVertex]).toEqual([0, 1, 1, 1, 1, 0, 0, 0, 1, 1, 1]);
    expect([...parts.vertices]).toEqual([0, 5, 6, 7, 1, 2, 3, 4, 8, 9, 10]);
    expect(parts.count).toBe(2);
  });
});

describe('energies', () => {
  it('are those of a rigid fall', () => {
    const soft = addSoftMesh(emptyParticles(), { mesh: box, density: 1 });
    soft.particles.columns.velocity.fill(2);
    expect(kineticEnergy(soft)).toBeCloseTo(0.5 * 6 * 12, 10);
    soft.particles.columns.position.forEach((_, k, x) => {
      x[k] += k % 3 === 1 ? 5 : 0;
    });
    expect(gravitationalEnergy(soft, [0, -10, 0])).toBeCloseTo(6 * 10 * 5, 9);
  });
});

describe('attachments', () => {
  it('hold a weight: the pulls add up to it', () => {
    const top = [...Array(box.vertexCount).keys()].filter((v) => box.positions[3 * v + 1] === 1);
    const body = new XpbdBody(emptyParticles(), {
      mesh: box,
      youngsModulus: 1e7,
      damping: 0.02,
      density: 100,
    });
    for (const v of top) body.attachments.attach(v, [...box.positions.subarray(3 * v, 3 * v + 3)]);
    for (let n = 0; n < 300; n++) body.step(1 / 100, [0, -10, 0]);
    let pull = 0;
    for (let k = 0; k < top.length; k++) pull += body.attachments.readForce(new Float64Array(3), k, 1e-3)[1];
    expect(Math.abs(pull / 6000 - 1)).toBeLessThan(1e-3);
  });

  it('follow a moving frame, and give way by force times compliance', () => {
    const body = new XpbdBody(emptyParticles(), { mesh: one, substeps: 1 });
    const frame = body.attachments.addFrame();
    for (let v = 0; v < 4; v++)
      body.attachments.attach(v, [...one.positions.subarray(3 * v, 3 * v + 3)], frame, 1e-4);
    body.attachments.moveFrame(frame, [0, 5, 0, 0, 0, Math.SQRT1_2, Math.SQRT1_2]);
    body.attachments.moveFrame(frame, [0, Number.NaN, 0, 0, 0, 0, 1]);
    for (let n = 0; n < 3000; n++) body.step(1 / 60, [0, -10, 0]);
    const quarter = (10 * 1000) / 24;
    const { position } = body.soft.particles.columns;
    for (let v = 0; v < 4; v++) {
      const force = body.attachments.readForce(new Float64Array(3), v, 1 / 60);
      expect(force[1] / quarter).toBeCloseTo(1, 8);
      expect(position[3 * v]).toBeCloseTo(-one.positions[3 * v + 1], 8);
      expect(position[3 * v + 1]).toBeCloseTo(5 + one.positions[3 * v] - 1e-4 * quarter, 8);
    }
  });

  it('of zero compliance put the vertex on the point', () => {
    const body = new XpbdBody(emptyParticles(), { mesh: one });
    body.attachments.attach(2, [0.5, 1.5, 0.25]);
    body.step(1 / 60, NO_GRAVITY);
    expect([...body.soft.particles.columns.position.subarray(6, 9)]).toEqual([0.5, 1.5, 0.25]);
    expect(() => body.attachments.attach(0, [0, 0, Number.NaN])).toThrowError(/point\[2\]/);
    expect(() => body.attachments.moveFrame(3, [0, 0, 0, 0, 0, 0, 1])).toThrowError(/frame/);
  });
});

describe('an embedded surface', () => {
  it('moves with its cage', () => {
    const soft = addSoftMesh(emptyParticles(), { mesh: box });
    const surface = new EmbeddedSurface(soft, TriangleMesh.sphere({ radius: 0.4, edge: 0.1 }));
    soft.particles.columns.position.forEach((_, k, x) => {
      x[k] *= 1 + (k % 3);
    });
    const out = surface.update();
    const far = out.reduce(
      (most, x, k) => Math.max(most, Math.abs(x - surface.surface.positions[k] * (1 + (k % 3)))),
      0,
    );
    expect(far).toBeLessThan(1e-14);
  });
});

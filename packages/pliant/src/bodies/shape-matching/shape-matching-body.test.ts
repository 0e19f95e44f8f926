import { describe, expect, it } from 'vitest';
import { TetMesh } from '../../geometry/mesh/tet-mesh.js';
import { kineticEnergy } from '../soft/energies.js';
import {
  allFinite,
  emptyParticles,
  momentumDrift,
  NO_GRAVITY,
  shake,
  spin,
} from '../soft/soft.test-support.js';
import { coverMesh } from './clusters.js';
import { ShapeMatchingBody, type ShapeMatchingOptions } from './shape-matching-body.js';

const cube = TetMesh.box({ size: [1, 1, 1], cells: [4, 4, 4] });
const one = new TetMesh({ positions: [0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1], tets: [0, 1, 2, 3] });

function bodyOf(options: Partial<ShapeMatchingOptions> = {}): ShapeMatchingBody {
  return new ShapeMatchingBody(emptyParticles(), { mesh: cube, ...options });
}

const KINDS: [string, Partial<ShapeMatchingOptions>][] = [
  ['rigid', { mode: 'rigid', stiffness: 1 }],
  ['linear', { mode: 'linear' }],
  ['quadratic', { mode: 'quadratic', blend: 0.8 }],
  ['clusters', { mode: 'linear', clusters: 12, overlap: 1 }],
  ['quadratic clusters', { mode: 'quadratic', clusters: 5, overlap: 2 }],
  ['plastic', { mode: 'linear', plasticity: { yield: 0.01, creep: 20 } }],
  ['one tetrahedron', { mesh: one, mode: 'quadratic' }],
];

describe('momentum', () => {
  it.each(KINDS)('of a free body stays to 1e-10: %s', (_, options) => {
    const body = bodyOf(options);
    spin(body.soft, 3, 3);
    shake(body.soft, 0.05, 4);
    const drift = momentumDrift(body.soft, () => {
      for (let n = 0; n < 200; n++) body.step(1 / 60, NO_GRAVITY);
    });
    expect(drift).toBeLessThan(1e-10);
  });
});

describe('the fit', () => {
  it.each([
    ['rigid', { mode: 'rigid' as const }],
    ['linear', { mode: 'linear' as const, blend: 1, keepsVolume: false }],
    ['quadratic', { mode: 'quadratic' as const, blend: 1, keepsVolume: false }],
  ])('pulls along minus the gradient of its energy: %s', (_, options) => {
    const h = 1 / 60;
    const body = bodyOf({
      ...options,
      damping: 0,
      mesh: TetMesh.box({ size: [1, 0.8, 0.6], cells: [2, 2, 2] }),
    });
    shake(body.soft, 0.1, 8);
    const { position, velocity, mass } = body.soft.particles.columns;
    const start = position.slice();
    body.substep(h, NO_GRAVITY);
    position.set(start);
    for (let k = 0; k < 3 * body.soft.count; k++) {
      const d = 1e-5;
      position[k] = start[k] + d;
      const above = body.elasticEnergy(h);
      position[k] = start[k] - d;
      const below = body.elasticEnergy(h);
      position[k] = start[k];
      const force = (mass[Math.floor(k / 3)] * velocity[k]) / h;
      expect(Math.abs(force + (above - below) / (2 * d))).toBeLessThan(1e-4 * (1 + Math.abs(force)));
    }
  });

  it('linear follows shear and stretch, quadratic also bending: no pull there', () => {
    const bend = (x: number, y: number, z: number) => [
      x + 0.1 * y * y - 0.05 * x * z,
      y + 0.2 * x,
      z + 0.1 * x * y,
    ];
    const energyOf = (options: Partial<ShapeMatchingOptions>, quadratic: boolean) => {
      const body = bodyOf({ ...options, blend: 1, keepsVolume: false });
      const { position } = body.soft.particles.columns;
      for (let v = 0; v < position.length; v += 3) {
        const [x, y, z] = [position[v], position[v + 1], position[v + 2]];
        position.set(quadratic ? bend(x, y, z) : [x + 0.3 * y, 1.2 * y, z - 0.1 * x], v);
      }
      return body.elasticEnergy(1 / 60);
    };
    expect(energyOf({ mode: 'linear' }, false)).toBeLessThan(1e-20);
    expect(energyOf({ mode: 'rigid' }, false)).toBeGreaterThan(1);
    expect(energyOf({ mode: 'quadratic' }, true)).toBeLessThan(1e-18);
    expect(energyOf({ mode: 'linear' }, true)).toBeGreaterThan(0.1);
  });

  it('keeps volume: a body pressed flat by half rests at its old volume, not at half', () => {
    const body = bodyOf({ blend: 0.9, damping: 10 });
    const { position } = body.soft.particles.columns;
    for (let k = 1; k < position.length; k += 3) position[k] = position[k] * 0.5;
    for (let n = 0; n < 30; n++) body.step(1 / 60, NO_GRAVITY);
    const now = new TetMesh({ positions: position.slice(0, 3 * body.soft.count), tets: cube.tets });
    expect(now.volume).toBeGreaterThan(0.9);
  });
});

describe('stiffness', () => {
  it('has the same frequency for every step: half a vibration takes as long', () => {
    const halfPeriod = (h: number) => {
      const body = bodyOf({ mode: 'rigid', stiffness: 0.4, damping: 0 });
      const { position } = body.soft.particles.columns;
      for (let k = 0; k < position.length; k++) position[k] = position[k] * 1.1;
      const rest = position[0] / 1.1;
      const crossings: number[] = [];
      for (let n = 1; crossings.length < 2; n++) {
        const before = position[0];
        body.step(h, NO_GRAVITY);
        const now = position[0];
        if ((before - rest) * (now - rest) < 0)
          crossings.push((n - 1 + (before - rest) / (before - now)) * h);
      }
      return crossings[1] - crossings[0];
    };
    const wanted = Math.PI / (60 * Math.acos(0.8));
    expect(halfPeriod(1 / 2400) / wanted).toBeCloseTo(1, 4);
    expect(halfPeriod(1 / 240) / wanted).toBeCloseTo(1, 2);
    expect(Math.abs(halfPeriod(1 / 60) / wanted - 1)).toBeLessThan(0.05);
  });

  it('and full damping make a rigid body that spins on', () => {
    const body = bodyOf({ mode: 'rigid', stiffness: 1, damping: 1e6 });
    spin(body.soft, 3, 1);
    body.step(1 / 600, NO_GRAVITY);
    const before = kineticEnergy(body.soft);
    for (let n = 0; n < 600; n++) body.step(1 / 600, NO_GRAVITY);
    expect(Math.abs(kineticEnergy(body.soft) / before - 1)).toBeLessThan(0.01);
    expect(body.elasticEnergy(1 / 600)).toBeLessThan(0.01 * before);
  });
});

describe('plasticity', () => {
  const pressed = (options: Partial<ShapeMatchingOptions>) => {
    const body = bodyOf({ damping: 5, blend: 0.5, ...options });
    const { position } = body.soft.particles.columns;
    for (let k = 0; k < position.length; k++) position[k] = position[k] * (k % 3 === 1 ? 0.7 : 1.2);
    for (let n = 0; n < 300; n++) body.step(1 / 60, NO_GRAVITY);
    let height = 0;
    for (let k = 1; k < 3 * body.soft.count; k += 3) height = Math.max(height, position[k]);
    return 2 * height;
  };

  it('keeps a dent beyond the yield and none below', () => {
    expect(pressed({})).toBeCloseTo(1, 3);
    expect(pressed({ plasticity: { yield: 2, creep: 30 } })).toBeCloseTo(1, 3);
    expect(pressed({ plasticity: { yield: 0.05, creep: 30 } })).toBeLessThan(0.9);
    expect(pressed({ plasticity: { yield: 0.05, creep: 30, most: 0 } })).toBeCloseTo(1, 3);
  });
});

describe('broken shapes recover', () => {
  const maps: Record<string, (x: number, k: number) => number> = {
    mirrored: (x, k) => (k % 3 === 0 ? -x : x),
    'a plane': (x, k) => (k % 3 === 1 ? 0 : x),
    'a line': (x, k) => (k % 3 === 0 ? x : 0),
    'a point': () => 3,
    'thrown about': (_, k) => Math.sin(12.9898 * (k + 1)) * 5,
  };
  for (const [name, map] of Object.entries(maps)) {
    it.each(KINDS.filter(([kind]) => kind !== 'plastic'))(`${name}: %s`, (_, options) => {
      const body = bodyOf({ ...options, damping: 5 });
      const { position } = body.soft.particles.columns;
      body.soft.mesh.positions.forEach((x, k) => {
        position[k] = map(x, k);
      });
      const start = body.elasticEnergy(1 / 60);
      for (let n = 0; n < 600; n++) body.step(1 / 60, NO_GRAVITY);
      expect(allFinite(position)).toBe(true);
      expect(body.elasticEnergy(1 / 60)).toBeLessThan(1e-4 * start + 1e-9);
    });
  }
});

describe('clusters', () => {
  it('cover every vertex, with a core each and shared rings', () => {
    const { count, offsets, vertices, membership } = coverMesh(cube, 8, 1);
    expect(count).toBe(8);
    expect(Math.min(...membership)).toBe(1);
    expect(membership.reduce((sum, n) => sum + n, 0)).toBe(vertices.length);
    for (let c = 0; c < count; c++) expect(offsets[c + 1] - offsets[c]).toBeGreaterThan(8);
    expect(vertices.length).toBeGreaterThan(1.5 * cube.vertexCount);
  });

  it('never outnumber the vertices, and reach every loose part', () => {
    expect(coverMesh(one, 50, 0).count).toBe(4);
    const two = new TetMesh({
      positions: [...one.positions, ...one.positions.map((x) => x + 3)],
      tets: [0, 1, 2, 3, 4, 5, 6, 7],
    });
    const cover = coverMesh(two, 2, 3);
    expect([...cover.vertices]).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });
});

describe('bad input', () => {
  it.each([
    [{ stiffness: 1.5 }, /stiffness is 1.5/],
    [{ blend: -1 }, /blend is -1/],
    [{ damping: Number.NaN }, /damping is NaN/],
    [{ clusters: 0 }, /clusters is 0/],
    [{ overlap: 1.5 }, /overlap is 1.5; give a whole number/],
    [{ plasticity: { yield: -1, creep: 1 } }, /plasticity.yield/],
    [{ mode: 'cubic' as 'rigid' }, /no mode 'cubic'/],
  ])('refuses %j', (options, sentence) => expect(() => bodyOf(options)).toThrowError(sentence));

  it('stays finite for any step', () => {
    for (const h of [1e-9, 1, 100]) {
      const body = bodyOf({ stiffness: 1, clusters: 5, fixed: [0] });
      shake(body.soft, 0.3, 1);
      for (let n = 0; n < 100; n++) body.step(h, NO_GRAVITY);
      expect(allFinite(body.soft.particles.columns.velocity)).toBe(true);
    }
  });

  it('holds fixed and attached vertices', () => {
    const body = bodyOf({ fixed: [0], stiffness: 1 });
    body.attachments.attach(124, [0.5, 0.6, 0.5]);
    for (let n = 0; n < 50; n++) body.step(1 / 60, [0, -9.81, 0]);
    const { position } = body.soft.particles.columns;
    expect([...position.subarray(0, 3)]).toEqual([-0.5, -0.5, -0.5]);
    for (const [k, x] of [0.5, 0.6, 0.5].entries()) expect(position[372 + k]).toBeCloseTo(x, 14);
  });
});

describe('the frequency that is asked for', () => {
  it.each([2, 10, 40, 90])('is the one of its vibration: %d Hz', (frequency) => {
    const body = bodyOf({ mode: 'rigid', frequency, damping: 0, keepsVolume: false });
    const { position } = body.soft.particles.columns;
    const first = position[0];
    for (let k = 0; k < position.length; k += 3) position[k] *= 1.01;
    const h = 1 / (40 * frequency);
    const crossings: number[] = [];
    let before = position[0] - first;
    for (let n = 1; crossings.length < 3; n++) {
      body.step(h, NO_GRAVITY);
      const now = position[0] - first;
      if (before > 0 !== now > 0) crossings.push((n - 1 + before / (before - now)) * h);
      before = now;
    }
    expect(1 / (crossings[2] - crossings[0]) / frequency).toBeCloseTo(1, 2);
    expect(body.moreSubsteps()).toBe(1);
  });

  it('says how many substeps it takes', () => {
    const body = bodyOf({ frequency: 100 });
    body.step(1 / 240, NO_GRAVITY);
    // A sixth of a vibration at most in each.
    expect(body.moreSubsteps()).toBe(3);
  });
});

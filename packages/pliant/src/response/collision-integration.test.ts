import { describe, expect, it } from 'vitest';
import { World } from '../index.js';
import { Random } from '../math/random.js';
import { CollisionIntegral } from './collision-law.js';

/** The collision matrix of a rod of half length 1 m and 1 kg that stands on its end at `angle` to the floor. */
function rod(angle: number): Float64Array {
  const [x, z] = [-Math.cos(angle), -Math.sin(angle)];
  return Float64Array.of(1 + 3 * z * z, 0, -3 * x * z, 0, 1, 0, -3 * x * z, 0, 1 + 3 * x * x);
}

/** Impulse of a collision in the plane: straight pieces of sliding, sticking and sliding back (Routh 1860). */
function routh(k: Float64Array, ux: number, uz: number, mu: number, e: number): [number, number] {
  let [x, z, px, pz] = [ux, uz, 0, 0];
  let end = Number.POSITIVE_INFINITY;
  let way = 0;
  for (let piece = 0; piece < 6; piece++) {
    if (x !== 0) way = -mu * Math.sign(x);
    else way = Math.abs(k[2] / k[0]) <= mu ? -k[2] / k[0] : -mu * Math.sign(k[2]);
    const dx = k[2] + way * k[0];
    const dz = k[8] + way * k[2];
    let step = end - pz;
    const stops = x !== 0 && x * dx < 0 ? -x / dx : Number.POSITIVE_INFINITY;
    if (end === Number.POSITIVE_INFINITY && dz > 0) step = -z / dz;
    const isStop = stops < step;
    if (isStop) step = stops;
    x = isStop ? 0 : x + step * dx;
    z += step * dz;
    px += step * way;
    pz += step;
    if (!isStop && end < Number.POSITIVE_INFINITY) break;
    if (!isStop) end = (1 + e) * pz;
    if (Math.abs(x) < 1e-14) x = 0;
  }
  return [px, pz];
}

const work = (k: Float64Array, p: Float64Array, u: Float64Array) => {
  let sum = 0;
  for (let i = 0; i < 3; i++) {
    sum += p[i] * u[i];
    for (let j = 0; j < 3; j++) sum += 0.5 * p[i] * k[3 * i + j] * p[j];
  }
  return sum;
};

describe('a collision integrated over its impulse', () => {
  const integral = new CollisionIntegral();

  it('of a ball: slides by μ (1 + e) p, or sticks', () => {
    const k = Float64Array.of(3.5, 0, 0, 0, 3.5, 0, 0, 0, 1);
    for (const [mu, e, sliding] of [
      [0.1, 0.5, 3],
      [0.5, 0.5, 3],
      [1, 1, 0.5],
    ]) {
      integral.collide(k, Float64Array.of(sliding, 0, -2), mu, e);
      expect(integral.impulse[2]).toBeCloseTo(2 * (1 + e), 12);
      expect(integral.impulse[0]).toBeCloseTo(-Math.min(mu * 2 * (1 + e), sliding / 3.5), 9);
    }
  });

  it('of a rod in the plane is Routh’s construction (seeds 1–300)', () => {
    const random = new Random(1);
    let compared = 0;
    for (let i = 0; i < 300; i++) {
      const k = rod(random.uniform(0.1, 1.5));
      const mu = random.uniform(0, 2);
      const e = random.next();
      const u = Float64Array.of(random.uniform(-3, 3), 0, -random.uniform(0.1, 3));
      const [px, pz] = routh(k, u[0], u[2], mu, e);
      // Where Poisson's law would add energy, the collision ends earlier.
      if (work(k, Float64Array.of(px, 0, pz), u) > -1e-9) continue;
      compared++;
      integral.collide(k, u, mu, e);
      expect(Math.abs(integral.impulse[2] / pz - 1)).toBeLessThan(1e-6);
      expect(Math.abs(integral.impulse[0] - px)).toBeLessThan(1e-6 * pz);
    }
    expect(compared).toBeGreaterThan(250);
  });

  it('in space never adds energy, stays in the cone and parts the bodies (seeds 1–2000)', () => {
    const random = new Random(2);
    for (let i = 0; i < 2000; i++) {
      const k = rod(random.uniform(0.05, 1.55));
      const mu = random.uniform(0, 4);
      const u = Float64Array.of(random.uniform(-3, 3), random.uniform(-1, 1), -random.uniform(1e-3, 3));
      integral.collide(k, u, mu, random.int(3) === 0 ? 1 : random.next());
      const p = integral.impulse;
      expect(work(k, p, u)).toBeLessThan(1e-12);
      expect(Math.hypot(p[0], p[1])).toBeLessThan(mu * p[2] + 1e-9);
      expect(u[2] + k[6] * p[0] + k[8] * p[2]).toBeGreaterThan(-1e-9);
    }
  });
});

describe('collision-integration in a world', () => {
  function floor(friction: number, restitution: number): World {
    const world = new World({ sleeping: false });
    world.setMethod('response', 'collision-integration');
    world.add({ kind: 'static', shape: { kind: 'plane' }, friction, restitution });
    return world;
  }

  it('an elastic ball bounces for ever', () => {
    const world = floor(0, 1);
    const ball = { kind: 'sphere', radius: 0.1 } as const;
    world.add({ kind: 'rigid', shape: ball, mass: 10, position: [0, 2, 0], restitution: 1, friction: 0 });
    const { kinetic, potential } = world.energy();
    for (let i = 0; i < 1200; i++) world.step(1 / 60);
    const after = world.energy();
    expect(Math.abs((after.kinetic + after.potential) / (kinetic + potential) - 1)).toBeLessThan(1e-9);
  });

  it('a stack of three stands on a slope that holds it, where micro-collisions let it creep by 3 to 33 mm', () => {
    const world = new World({ gravity: [3.2, -9.2, 0], sleeping: false });
    world.setMethod('response', 'collision-integration');
    world.add({ kind: 'static', shape: { kind: 'plane' }, friction: 0.6 });
    const shape = { kind: 'box', halfExtents: [0.2, 0.1, 0.2] } as const;
    const boxes = [0, 1, 2].map((i) =>
      world.add({ kind: 'rigid', shape, mass: 1, position: [0, 0.1 + 0.2 * i, 0], friction: 0.6 }),
    );
    for (let i = 0; i < 600; i++) world.step(1 / 60);
    for (const [i, { position }] of boxes.entries()) {
      expect(Math.abs(position[0])).toBeLessThan(1e-4);
      expect(Math.abs(position[1] - 0.1 - 0.2 * i)).toBeLessThan(1e-3);
    }
  });

  it('a sphere that lands with a slide leaves as the integral says, with and without restitution', () => {
    for (const [mu, e] of [
      [0.1, 0],
      [0.1, 0.5],
      [0.5, 0.5],
      [1, 0.8],
    ]) {
      const world = new World({ gravity: [0, 0, 0], sleeping: false });
      world.setMethod('response', 'collision-integration');
      world.add({ kind: 'static', shape: { kind: 'plane' }, friction: mu, restitution: e });
      const ball = world.add({
        kind: 'rigid',
        shape: { kind: 'sphere', radius: 0.5 },
        mass: 1,
        friction: mu,
        restitution: e,
        position: [0, 0.6, 0],
        velocity: [3, -2, 0],
      });
      for (let i = 0; i < 60; i++) world.step(1 / 60);
      const stuck = 3 / 3.5;
      expect(ball.velocity[1]).toBeCloseTo(2 * e, 9);
      expect(ball.velocity[0]).toBeCloseTo(3 - Math.min(mu * 2 * (1 + e), stuck), 6);
    }
  });
});

// The studies that the large sweeps make.

/** A ball is thrown at a floor: three steps, a millisecond. */
export function throws(runs, duration = 0.03) {
  const ball = {
    kind: 'rigid',
    name: 'ball',
    position: [0, 0.51, 0],
    velocity: [0, -1, 0],
    shape: { kind: 'sphere', radius: 0.5 },
  };
  const bodies = [{ kind: 'static', name: 'floor', shape: { kind: 'plane' } }, ball];
  return {
    name: 'Throw',
    scene: {
      pliant: 1,
      name: 'Throw',
      description: 'A ball is thrown at a floor.',
      dt: 0.01,
      duration,
      bodies,
    },
    vary: {
      speed: { path: 'bodies.ball.velocity[1]', from: -9, to: -1 },
      e: { path: 'bodies.ball.restitution', from: 0, to: 0.9 },
    },
    sample: { kind: 'sobol', count: runs },
    outputs: {
      force: { quantity: 'force', of: 'ball' },
      y: { quantity: 'position', of: 'ball', axis: 'y', take: 'end' },
    },
  };
}

/** Balls fall in a heap for a second: runs of a tenth of a second, as studies have them. */
export function heaps(runs, balls) {
  const made = throws(runs, 1);
  const [floor, ball] = made.scene.bodies;
  const others = Array.from({ length: balls - 1 }, (_, i) => ({
    ...ball,
    name: `ball-${i}`,
    position: [((i % 4) - 2) * 1.05, 1.6 + 1.05 * Math.floor(i / 16), ((i >> 2) % 4) * 1.05 - 1.5],
  }));
  return { ...made, name: 'Heap', scene: { ...made.scene, bodies: [floor, ball, ...others] } };
}

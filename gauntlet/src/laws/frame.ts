/** The same world, moved, turned, mirrored or in other units, moves the same; a halved step converges. */
import type { Case } from '../case.js';
import type { Finding, Law } from '../law.js';
import { type Frame, heavier, longer, mirrored, moved, slower, turned } from '../look/frames.js';
import { norm, subtract, type Vec, vec } from '../look/vectors.js';
import { startWorld } from '../running.js';
import { TOLERANCES } from './tolerances.js';

const FRAMES: readonly Frame[] = [moved, turned, mirrored, heavier, longer, slower];

export const frame: Law = {
  name: 'frame',
  sentence:
    'The same world, moved, turned, mirrored or in other units, moves the same; a halved step converges.',
  unit: 'of the size of the world',
  applies: ({ facts }) => facts.calm === true,
  compare(subject) {
    const first = endOf(subject);
    const size = first.reduce((most, p) => Math.max(most, norm(p)), 1e-6);
    for (const other of FRAMES) {
      const off = distance(
        first,
        endOf(other.apply(subject)).map((p) => other.back(p)),
      );
      const limit = size * (other.isScaled ? TOLERANCES.scaledFrame : TOLERANCES.frame).value;
      if (!(off <= limit))
        return found(
          subject,
          `The world ${other.name} ends ${off.toPrecision(4)} m from itself.`,
          off,
          limit,
        );
    }
    return subject.facts.smooth ? diverging(subject, first, size) : undefined;
  },
};

function diverging(
  subject: Case,
  whole: readonly Vec[],
  size: number,
): (Finding & { step: number }) | undefined {
  const half = endOf(finer(subject, 2));
  const quarter = endOf(finer(subject, 4));
  const coarse = distance(whole, half);
  const fine = distance(half, quarter);
  if (coarse < 1e-9 * size) return undefined;
  const limit = TOLERANCES.convergence.value * coarse;
  if (fine <= limit) return undefined;
  return found(
    subject,
    `Halving the step changes the end by ${coarse.toPrecision(4)} m, halving it again by ${fine.toPrecision(4)} m.`,
    fine,
    limit,
  );
}

const found = (subject: Case, sentence: string, value: number, limit: number) => ({
  step: subject.steps,
  sentence,
  value,
  limit,
});

const finer = (subject: Case, parts: number): Case => ({
  ...subject,
  steps: subject.steps * parts,
  scene: { ...subject.scene, dt: (subject.scene.dt ?? 1 / 60) / parts },
});

/** Centres of all bodies after the run. */
function endOf(subject: Case): Vec[] {
  const world = startWorld(subject);
  for (let s = 0; s < subject.steps; s++) world.step(subject.scene.dt ?? 1 / 60);
  return [...world].filter(({ mass }) => mass > 0).map(({ position }) => vec(position));
}

const distance = (a: readonly Vec[], b: readonly Vec[]): number =>
  a.reduce((most, p, i) => Math.max(most, norm(subtract(p, b[i]))), 0);

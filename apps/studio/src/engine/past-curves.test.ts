import { expect, it } from 'vitest';
import { CURVE_COLUMNS, CURVES } from './curves.js';
import { Driver } from './driver.js';

const SCENE = JSON.stringify({
  pliant: 1,
  name: 'Ball',
  description: 'A ball falls.',
  dt: 0.01,
  bodies: [
    { kind: 'static', shape: { kind: 'plane' } },
    { kind: 'rigid', shape: { kind: 'sphere', radius: 0.5 }, position: [0, 2, 0] },
  ],
});

/** On a clock that moves by a millisecond whenever it is looked at, so that a turn takes a few steps. */
function start(): Driver {
  let now = 0;
  const driver = new Driver(
    () => ++now,
    () => undefined,
    true,
  );
  driver.load(SCENE);
  return driver;
}

/** Falls, is pushed, and lands; times of the processor are no part of it. */
function run(driver: Driver): void {
  driver.step(30);
  driver.setGravity([0, -20, 0]);
  driver.step(90);
}

const isTime = CURVES.map(({ group }) => group === 'Time per stage');
const numbers = (driver: Driver) =>
  [...driver.curves(0, -1).rows].filter((_, k) => !isTime[k % CURVE_COLUMNS]);

function untilIdle(driver: Driver): number {
  for (let turns = 0; ; turns++) {
    if (!driver.isBusy) return turns;
    driver.turn();
  }
}

it('a body and a pair that are followed late have the past that they would have had', () => {
  const [early, late] = [start(), start()];
  early.follow([[1], [0, 1]]);
  run(early);
  run(late);
  late.follow([[1]]);
  late.follow([[1], [0, 1]]);
  const { version } = late.curves(0, -1);
  expect(numbers(late)).not.toEqual(numbers(early));
  expect(untilIdle(late)).toBeGreaterThan(5);
  expect(late.curves(0, -1).version).toBeGreaterThan(version);
  expect(numbers(late)).toEqual(numbers(early));
});

it('who goes back and on while the past is on its way has that of the new future', () => {
  const [early, late] = [start(), start()];
  early.follow([[1]]);
  run(early);
  run(late);
  late.follow([[1]]);
  late.turn();
  for (const driver of [early, late]) {
    driver.seek(100);
    driver.setGravity([0, 5, 0]);
    driver.step(40);
  }
  untilIdle(late);
  expect(numbers(late)).toEqual(numbers(early));
});

it('goes on while the world runs', () => {
  const driver = start();
  run(driver);
  driver.follow([[1]]);
  driver.play();
  for (let k = 0; k < 400; k++) driver.turn();
  driver.pause();
  expect(driver.isBusy).toBe(false);
  const lowest = CURVES.findIndex(({ name, subject }) => name === 'lowest' && subject === 0);
  const { rows } = driver.curves(0, -1);
  expect(rows.length / CURVE_COLUMNS).toBeGreaterThan(130);
  for (let o = 0; o < rows.length; o += CURVE_COLUMNS) expect(rows[o + lowest]).not.toBeNaN();
});

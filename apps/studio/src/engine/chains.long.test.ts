/**
 * Chains of changes of every kind, in any order, with steps, ways back and beginnings in between. Whatever was done: the text says what runs,
 * all of it can be undone and done again, and a page that opens the text has the same world.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { METHOD_STAGES, parseScene, Random, World } from 'pliant';
import { describe, expect, it } from 'vitest';
import { PALETTE } from './document/palette.js';
import { PRESETS } from './document/presets.js';
import { Driver } from './driver.js';
import type { Edited, LoadedScene, News, RefusedScene } from './protocol.js';

const SCENES = fileURLToPath(new URL('../../../../scenes/', import.meta.url));
const STEPS = 6;

function start(text: string) {
  let now = 0;
  const news: News[] = [];
  const driver = new Driver(
    () => now,
    () => undefined,
    true,
    (told) => news.push(told),
  );
  const loaded = driver.load(text);
  if (!loaded.ok) throw new Error(`${loaded.errors[0].path}: ${loaded.errors[0].message}`);
  const state = () => {
    const last = news.filter((one) => one.type === 'document').at(-1);
    return last?.type === 'document' ? last.state : undefined;
  };
  /** Long enough that the next change is one of its own. */
  const rest = () => {
    now += 5000;
  };
  return { driver, loaded, state, rest };
}

/** The hash of what a text says after some steps. */
function hashOf(text: string): string {
  const reading = parseScene(text);
  if (!reading.ok) throw new Error(reading.errors[0].message);
  const world = World.fromScene(reading.scene);
  for (let k = 0; k < STEPS; k++) world.step(reading.scene.dt);
  return world.hash();
}

/** What bodies answer to, in their order. */
function propertiesIn(driver: Driver, looks: LoadedScene['looks']) {
  const rows = looks.map(({ row }) => row);
  return driver.inspect(rows).map(({ kind, properties, materials }) => ({ kind, properties, materials }));
}

/** One change of any kind; those that a scene can't take are refused with a sentence and change nothing. */
function change(
  driver: Driver,
  looks: LoadedScene['looks'],
  random: Random,
): Edited | RefusedScene | undefined {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random.next() * list.length)];
  const rows = looks.map(({ row }) => row);
  // A scene without bodies takes new ones.
  if (rows.length === 0) return driver.addNear(pick(PALETTE), [0, 1, 0]);
  const row = pick(rows);
  const others = rows.filter((one) => one !== row);
  const scale = 0.5 + random.next();
  const placed = (change: object) =>
    driver.place(driver.poses([row]).map((pose) => ({ ...pose, row, ...change })));
  const kinds: (() => unknown)[] = [
    () => driver.addNear(pick(PALETTE), [0, 1, 0]),
    () => driver.removeBodies([row]),
    () => driver.removeBodies([row, ...others.slice(0, 1)]),
    () => driver.duplicate([row]),
    () => driver.pasteBodies(driver.copyBodies([row, ...others.slice(0, 1)])),
    () => driver.rename(row, `name ${random.int(10)}`),
    () => driver.group([row, ...others.slice(0, 2)], random.next() < 0.7),
    () => placed({ position: [0.1, 1 + scale, 0.2] }),
    () => placed({ scale: [scale, scale, scale] }),
    () =>
      others.length === 0 ? undefined : driver.join(row, pick(others), pick(['ball', 'fixed', 'distance'])),
    () => driver.applyPreset([row], pick(PRESETS).name),
    () => driver.setGravity([0, -scale, 0]),
    () => driver.setSubsteps(1 + random.int(4)),
    () => driver.setStep(1 / (60 + random.int(60))),
    () => {
      const [{ properties }] = driver.inspect([row]);
      driver.setBodies([row], { [pick(Object.keys(properties) as (keyof typeof properties)[])]: scale });
    },
    () => {
      const [material] = driver.inspect([row])[0].materials;
      const field = material && pick(material.fields);
      if (field) driver.setMaterial([row], material.name, field.key, field.value * (0.9 + 0.1 * scale));
    },
    () => {
      const stage = pick(METHOD_STAGES);
      const able = driver.offers()[stage].filter(({ refused }) => refused === undefined);
      if (able.length > 0) driver.setMethod(stage, pick(able).name);
    },
    () => {
      const stage = pick(['narrowphase', 'penetration', 'response'] as const);
      if (others.length > 0) driver.pairMethods(row, pick(others), stage, pick(driver.offers()[stage]).name);
    },
    () => driver.setParameters('penalty', { dampingRatio: scale }),
    () => driver.setParameters('impulse', { iterations: 4 + random.int(8) }),
  ];
  const made = pick(kinds)();
  return typeof made === 'object' ? (made as Edited | RefusedScene) : undefined;
}

/** Bodies after a change. */
const looksAfter = (
  looks: LoadedScene['looks'],
  edited: Edited | RefusedScene | undefined,
): LoadedScene['looks'] =>
  edited !== undefined && 'settings' in edited && edited.scene !== undefined ? edited.scene.looks : looks;

function chain(name: string, seed: number): void {
  const { driver, loaded, state, rest } = start(readFileSync(`${SCENES}${name}`, 'utf8'));
  const random = new Random(seed);
  let { looks } = loaded;
  const texts = [driver.text()];
  for (let k = 0; k < 12; k++) {
    rest();
    const before = driver.text();
    const redo = state()?.redo;
    try {
      looks = looksAfter(looks, change(driver, looks, random));
    } catch (error) {
      // A sentence for people, and nothing has changed.
      expect((error as Error).message).toMatch(/^([\w.[\]]+: )?[A-Z'].*[.!?]$/s);
      expect(driver.text()).toBe(before);
      expect(state()?.redo).toBe(redo);
    }
    if (driver.text() !== before) texts.push(driver.text());
    if (random.next() < 0.4) driver.step(1 + random.int(4));
    if (random.next() < 0.2) ({ looks } = driver.reset());
    if (random.next() < 0.2 && texts.length > 2) {
      looks = looksAfter(looks, driver.undo());
      looks = looksAfter(looks, driver.redo());
    }
  }
  const agrees = () => {
    const text = driver.text();
    const fresh = start(text);
    // Settings of the running world, which was not begun anew.
    expect(propertiesIn(driver, looks)).toEqual(propertiesIn(fresh.driver, fresh.loaded.looks));
    ({ looks } = driver.reset());
    driver.step(STEPS);
    expect(driver.hash()).toBe(hashOf(text));
  };
  agrees();
  for (let k = texts.length - 2; k >= 0; k--) {
    looks = looksAfter(looks, driver.undo());
    expect(driver.text()).toBe(texts[k]);
    if (random.next() < 0.3) agrees();
  }
  expect(state()?.undo).toBeUndefined();
  agrees();
  for (let k = 1; k < texts.length; k++) {
    looks = looksAfter(looks, driver.redo());
    expect(driver.text()).toBe(texts[k]);
  }
  agrees();
}

describe('chains of changes', () => {
  // Of chains and windmills, one joint is written for many.
  const NAMES = ['newton-cradle', 'soft-small', 'chain', 'see-saw', 'two-body-impact', 'windmill', 'groups'];
  const names = (process.env['PLIANT_SCENES']?.split(',') ?? NAMES).map((name) => `${name}.json`);
  const seeds = Number(process.env['PLIANT_CHAINS'] ?? 3);
  for (const name of names)
    it.each(Array.from({ length: seeds }, (_, k) => k + 1))(`${name}, seed %i`, (seed) => chain(name, seed));

  it('quick changes of two bodies are two, and each is taken back in the world, too', () => {
    const { driver, loaded } = start(readFileSync(`${SCENES}newton-cradle.json`, 'utf8'));
    const [a, b] = loaded.looks.filter(({ movable }) => movable).map(({ row }) => row);
    const frictions = () => driver.inspect([a, b]).map(({ properties }) => properties.friction);
    driver.step(1);
    const before = frictions();
    driver.setBodies([a], { friction: 0.91 });
    driver.setBodies([b], { friction: 0.92 });
    driver.undo();
    expect(frictions()).toEqual([0.91, before[1]]);
    driver.undo();
    expect(frictions()).toEqual(before);
    driver.redo();
    driver.redo();
    expect(frictions()).toEqual([0.91, 0.92]);
  });

  it('a link of a chain is renamed, taken out and copied, with the joints of the others as they were', () => {
    const text = readFileSync(`${SCENES}chain.json`, 'utf8');
    const joints = (one: string) => {
      const reading = parseScene(one);
      return reading.ok ? [...World.fromScene(reading.scene).joints()].length : -1;
    };
    for (const begun of [0, 3]) {
      const { driver, loaded } = start(text);
      const rowOf = (name: string) => loaded.looks.find((look) => look.name === name)!.row;
      driver.step(begun);
      driver.removeBodies([rowOf('link 7')]);
      expect(joints(driver.text())).toBe(joints(text) - 2);
      driver.undo();
      const copied = parseScene(driver.copyBodies([rowOf('link 3'), rowOf('link 4')]));
      expect(copied.ok && copied.scene.joints.length).toBe(1);
      driver.rename(rowOf('link 7'), 'seventh');
      expect(joints(driver.text())).toBe(joints(text));
    }
  });
});

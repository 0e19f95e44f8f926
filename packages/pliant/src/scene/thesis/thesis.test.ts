import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { connectMolecules } from '../../bodies/mass-spring/index.js';
import { formatSceneXml } from '../xml/index.js';
import { boxAndGround, performanceScene, thesisScenes } from './index.js';

const countsOf = ({ organs }: ReturnType<typeof performanceScene>) =>
  organs.map(({ positions, radii }) => [radii.length, connectMolecules(positions, radii).restLengths.length]);

test('box and ground have the printed molecules and connections', () => {
  expect(countsOf(boxAndGround())).toEqual([
    [225, 812],
    [75, 426],
  ]);
});

test('the performance scene has eleven objects of the five printed kinds', () => {
  const scene = performanceScene();
  const counts = countsOf(scene);
  expect(counts).toHaveLength(11);
  const kinds = new Map(counts.map((count) => [String(count), 0]));
  for (const count of counts) kinds.set(String(count), kinds.get(String(count))! + 1);
  expect(Object.fromEntries(kinds)).toEqual({
    '454,1583': 1,
    '64,210': 1,
    '27,126': 3,
    '8,24': 3,
    '8,28': 3,
  });
  const held = scene.organs.map(({ fixed }) => fixed.reduce((sum, f) => sum + f, 0));
  expect(held).toEqual([454, 28, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  expect(scene.simulation).toEqual({ fps: 1000, duration: 5 });
});

test.each(Object.entries(thesisScenes()))(
  '%s is the file of that name; else run scripts/write-thesis-scenes.mjs after a build',
  (name, scene) => {
    const file = new URL(`../../../../../scenes/thesis/${name}.xml`, import.meta.url);
    expect(readFileSync(file, 'utf8')).toBe(formatSceneXml(scene));
  },
);

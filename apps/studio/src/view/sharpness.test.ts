import type { WebGLRenderer } from 'three';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Quality } from './quality.js';
import { Sharpness } from './sharpness.js';

const LOW: Quality = {
  name: 'low',
  sharpens: true,
  antialias: false,
  pixelRatio: 0.6,
  shadowPixels: 512,
  period: 120,
};

let ratio = 0;
const renderer = { setPixelRatio: (to: number) => (ratio = to) } as unknown as WebGLRenderer;

beforeEach(() => vi.stubGlobal('devicePixelRatio', 1));
afterEach(() => vi.unstubAllGlobals());

it('a picture that stands is drawn finely once, and coarsely again when something moves', () => {
  const sharpness = new Sharpness(renderer, LOW);
  expect(ratio).toBe(0.6);
  expect(sharpness.sharpens(200, 20)).toBe(false);
  expect(sharpness.sharpens(1500, 20)).toBe(true);
  expect(ratio).toBe(1.5);
  expect(sharpness.sharpens(1600, 20)).toBe(false);
  sharpness.soften();
  expect(ratio).toBe(0.6);
});

it('one that would take long stays coarse, and so does one whose quality was asked for', () => {
  expect(new Sharpness(renderer, LOW).sharpens(1500, 400)).toBe(false);
  expect(new Sharpness(renderer, { ...LOW, sharpens: false }).sharpens(1500, 20)).toBe(false);
});

it('one that is saved is fine whatever it takes, and the page goes on as before', async () => {
  const sharpness = new Sharpness(renderer, { ...LOW, sharpens: false });
  expect(await sharpness.finely(async () => ratio)).toBe(1.5);
  expect(ratio).toBe(0.6);
});

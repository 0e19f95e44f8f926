import { Color } from 'three';
import { expect, it } from 'vitest';
import { Frame, frameBytes, READING } from '../engine/frame.js';
import { FIELDS } from '../engine/surface-fields.js';
import { FieldPainter } from './field-painter.js';

const SIZE = { rows: 1, contacts: 0, lines: 0, vertices: 0, particles: 0, points: 0, skins: [] };

function painted(speed: number): FieldPainter {
  const frame = new Frame(new ArrayBuffer(frameBytes(SIZE)), SIZE);
  frame.readings[READING.field] = FIELDS.indexOf('speed');
  frame.readings[READING.fieldHigh] = speed;
  frame.fieldRows[0] = speed;
  const painter = new FieldPainter();
  painter.take(frame, 'speed', undefined, 0);
  return painter;
}

const colorOf = (painter: FieldPainter): string => {
  const color = new Color();
  painter.body(0, color);
  return color.getHexString();
};

it('a colour stands for the same number in two worlds side by side, and for that of one world when the other goes', () => {
  const [slow, fast] = [painted(1), painted(4)];
  const alone = colorOf(slow);
  expect(colorOf(fast)).toBe(alone);
  slow.join(fast);
  expect([slow.high, fast.high]).toEqual([4, 4]);
  expect(colorOf(fast)).toBe(alone);
  expect(colorOf(slow)).not.toBe(alone);
  slow.part();
  expect([slow.high, fast.high]).toEqual([1, 4]);
});

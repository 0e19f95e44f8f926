import { readFileSync } from 'node:fs';
import { readRecording } from 'pliant/io';
import { beforeEach, describe, expect, test } from 'vitest';
import { Desk, MEETING } from '../cli.test-support.js';

let recording: Uint8Array;

beforeEach(async () => {
  if (recording !== undefined) return;
  const desk = new Desk();
  desk.write('meeting.json', MEETING);
  expect(await desk.run('run', 'meeting.json', '--record', 'a.rec', '--quiet')).toBe(0);
  recording = new Uint8Array(readFileSync(desk.path('a.rec')));
});

function deskWith(bytes: Uint8Array): Desk {
  const desk = new Desk();
  desk.write('a.rec', bytes);
  return desk;
}

test('a recording of `run` replays without a difference', async () => {
  const desk = deskWith(recording);
  expect(await desk.run('replay', 'a.rec')).toBe(0);
  expect(desk.out).toMatch(/^a\.rec: all 400 steps are the same, up to 2 s; hash [0-9a-f]{16}\.\n$/);
  expect(await desk.run('replay', 'a.rec', '--quiet')).toBe(0);
  expect(desk.out + desk.err).toBe('');
});

describe('a tampered recording', () => {
  const steps = () => readRecording(recording).entries.filter((entry) => entry.kind === 'step');

  // An entry is its kind, 8 bytes of dt, 8 bytes of hash.
  test.each([
    ['hash', 12, 9],
    ['length', 200, 1],
  ])('with another %s names step %i', async (_, step, field) => {
    const bytes = recording.slice();
    bytes[steps()[step - 1].offset + field] ^= 1;
    const desk = deskWith(bytes);
    expect(await desk.run('replay', 'a.rec')).toBe(1);
    expect(desk.out).toMatch(
      new RegExp(`^a\\.rec: step ${step} differs: recorded \\w{16}, replayed \\w{16}\\.\n$`),
    );
  });

  test('tells programs the same', async () => {
    const bytes = recording.slice();
    bytes[steps()[6].offset + 9] ^= 1;
    const desk = deskWith(bytes);
    expect(await desk.run('replay', 'a.rec', '--json')).toBe(1);
    const result = JSON.parse(desk.out) as object;
    expect(result).toMatchObject({ file: 'a.rec', same: false, steps: 7, firstDifference: { step: 7 } });
    expect(await deskWith(recording).run('replay', 'a.rec', '--json')).toBe(0);
  });

  test('that was cut or is of another kind is refused', async () => {
    for (const bytes of [
      recording.slice(0, -3),
      recording.slice(0, 40),
      recording.slice(4),
      new Uint8Array(0),
    ]) {
      const desk = deskWith(bytes);
      expect(await desk.run('replay', 'a.rec')).toBe(2);
      expect(desk.err).toMatch(/^pliant: a\.rec: byte \d+: [^\n]+\n$/);
    }
  });
});

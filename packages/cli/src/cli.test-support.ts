/** A command line in this process: what it prints is kept, its folder is new, its interruption is ours. */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { main } from './cli.js';
import type { Io } from './io.js';

/** Is removed after the test. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'pliant-cli-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export class Desk {
  out = '';
  err = '';
  readonly folder = newFolder();
  readonly stop = new AbortController();
  readonly io: Io;

  constructor(options: Partial<Io> = {}) {
    this.io = {
      stdout: (text) => {
        this.out += text;
      },
      stderr: (text) => {
        this.err += text;
      },
      columns: 0,
      cwd: this.folder,
      env: { CI: '1' },
      ownsTerminal: false,
      interruption: () => this.stop.signal,
      ...options,
    };
  }

  /** Runs one command line and gives its exit code; what the one before printed is forgotten. */
  run(...args: string[]): Promise<number> {
    this.out = '';
    this.err = '';
    return main(args, this.io);
  }

  path(name: string): string {
    return join(this.folder, name);
  }

  write(name: string, content: string | Uint8Array | object): string {
    const isData = typeof content === 'string' || content instanceof Uint8Array;
    writeFileSync(this.path(name), isData ? content : JSON.stringify(content));
    return name;
  }

  files(): string[] {
    return readdirSync(this.folder).sort();
  }
}

/** A ball that falls freely from rest: 1 m radius, 1 kg/m³, at a height of 100 m. */
export const FALL = {
  pliant: 1,
  name: 'Fall',
  description: 'A ball falls and meets nothing.',
  gravity: [0, -10, 0],
  dt: 0.01,
  substeps: 1,
  duration: 1,
  bodies: [
    { kind: 'rigid', name: 'ball', density: 1, position: [0, 100, 0], shape: { kind: 'sphere', radius: 1 } },
  ],
};

/** Two equal balls without gravity, one flying into the other; a sensor stands in the way. */
export const MEETING = {
  pliant: 1,
  name: 'Meeting',
  description: 'A ball flies into another.',
  gravity: [0, 0, 0],
  dt: 0.005,
  duration: 2,
  bodies: [
    {
      kind: 'rigid',
      name: 'flying',
      position: [-2, 0, 0],
      velocity: [2, 0, 0],
      shape: { kind: 'sphere', radius: 0.5 },
    },
    { kind: 'rigid', name: 'waiting', position: [0, 0, 0], shape: { kind: 'sphere', radius: 0.5 } },
    {
      kind: 'static',
      name: 'gate',
      sensor: true,
      position: [-2, 0, 0],
      shape: { kind: 'sphere', radius: 5 },
    },
  ],
};

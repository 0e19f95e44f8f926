/** Small studies, and the built command as a process of its own. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';

export const MAIN = fileURLToPath(new URL('../../dist/main.js', import.meta.url));

/** Sixty runs of three steps: a ball is thrown, and one of three restitutions meets the floor. */
export const PLAN = {
  name: 'Throw',
  description: 'How high does a ball come?',
  scene: {
    pliant: 1,
    name: 'Throw',
    description: 'A ball is thrown at a floor.',
    dt: 0.01,
    duration: 0.03,
    bodies: [
      { kind: 'static', name: 'floor', shape: { kind: 'plane' } },
      {
        kind: 'rigid',
        name: 'ball',
        position: [0, 0.51, 0],
        velocity: [0, -1, 0],
        shape: { kind: 'sphere', radius: 0.5 },
      },
    ],
  },
  vary: {
    speed: { path: 'bodies.ball.velocity[1]', from: -9, to: -1, count: 20 },
    e: { path: 'bodies.ball.restitution', values: [0, 0.5, 0.9] },
  },
  outputs: {
    force: { quantity: 'force', of: 'ball', against: 'floor' },
    y: { quantity: 'position', of: 'ball', axis: 'y', take: 'end' },
  },
};

const run = promisify(execFile);

export interface Ended {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs the built command to its end. */
export async function command(cwd: string, ...args: string[]): Promise<Ended> {
  try {
    const { stdout, stderr } = await run(process.execPath, [MAIN, ...args], { cwd, maxBuffer: 1 << 26 });
    return { code: 0, out: stdout, err: stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code?: number; stdout: string; stderr: string };
    return { code: code ?? -1, out: stdout, err: stderr };
  }
}

/** Begins the built command; it is killed after the test at the latest. */
export function begin(cwd: string, ...args: string[]): ChildProcess & { heard: string } {
  const child = spawn(process.execPath, [MAIN, ...args], { cwd, stdio: ['pipe', 'pipe', 'pipe'] });
  const started = Object.assign(child, { heard: '' });
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      started.heard += text;
    });
  }
  onTestFinished(() => void child.kill('SIGKILL'));
  return started;
}

export const ended = (child: ChildProcess): Promise<number | null> =>
  new Promise((done) => {
    if (child.exitCode !== null || child.signalCode !== null) done(child.exitCode);
    else child.once('exit', (code) => done(code));
  });

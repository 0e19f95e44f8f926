// Child processes: one way to run something in the foreground, one to run it in the background and keep its words.

import { spawn, spawnSync } from 'node:child_process';
import { constants } from 'node:os';
import { inRoot, isThere, root } from './place.mjs';
import { Refusal } from './say.mjs';

/**
 * Runs a Node program as if it were this process: same terminal, same arguments, same ending.
 *
 * On Ctrl-C the terminal signals the whole process group, so the child already has its SIGINT and a second one would
 * cut its clean-up short; without a terminal only this process gets the signal, and it is passed on.
 * @returns the exit code, 128 + n for a child ended by signal n
 */
export function foreground(program, args, { cwd = root, env = {}, stdin = 'inherit' } = {}) {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [program, ...args], {
      cwd,
      env: { ...process.env, ...env },
      stdio: [stdin, 'inherit', 'inherit'],
    });
    const passOn = (signal) => {
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    };
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    for (const signal of signals) process.on(signal, passOn);
    child.on('error', fail);
    child.on('close', (code, signal) => {
      for (const name of signals) process.off(name, passOn);
      done(signal === null ? code : 128 + constants.signals[signal]);
    });
  });
}

/**
 * The folder the user stands in, which relative paths among the arguments are meant from; npm itself moves to the root.
 */
export const userFolder = process.env.INIT_CWD ?? process.cwd();

/** Runs a command to its end without showing it. */
export function background(command, args, { cwd = root, env = {}, shell = false } = {}) {
  const ended = spawnSync(command, args, {
    cwd,
    env: { ...process.env, ...env },
    shell,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = `${ended.stdout ?? ''}${ended.stderr ?? ''}${ended.error?.message ?? ''}`;
  return { ok: ended.status === 0, output };
}

export function lastLines(text, count = 15) {
  return text.trimEnd().split('\n').slice(-count).join('\n');
}

/** Path of a program of the workspace; a part that is not in this checkout is named, not crashed into. */
export function program(...parts) {
  const path = parts.join('/');
  if (!isThere(...parts)) {
    const part = parts.slice(0, parts.indexOf('dist')).join('/');
    throw new Refusal(
      `${path} is missing: this checkout has no ${part} to run. Update the checkout and try again.`,
    );
  }
  return inRoot(...parts);
}

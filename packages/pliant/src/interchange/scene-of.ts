/** From bodies and joints to a checked scene. */
import { PliantError } from '../core/errors.js';
import type { Scene } from '../scene/format.js';
import { checkScene } from '../scene/parse.js';
import type { BodyEntry, JointEntry } from './link.js';
import type { ImportNote } from './notes.js';
import type { Triple } from './pose.js';

/** A scene that was read from a file of another tool. */
export interface SceneImport {
  /** Checked, with every default filled in. */
  readonly scene: Scene;
  /** What could not be taken over, by name and place. */
  readonly notes: readonly ImportNote[];
}

export interface Gathered {
  readonly name: string;
  readonly description: string;
  readonly gravity: Triple;
  readonly dt?: number | undefined;
  readonly bodies: readonly BodyEntry[];
  readonly joints: readonly JointEntry[];
}

/** Throws a PliantError where what was gathered is no scene: a radius below zero, a mass of nothing. */
export function sceneOf(gathered: Gathered): Scene {
  const { dt, ...rest } = gathered;
  const reading = checkScene({ pliant: 1, ...rest, ...(dt !== undefined && { dt }) });
  if (reading.ok) return reading.scene;
  const [{ code, path, message }] = reading.errors;
  const index = /^bodies\[(\d+)\]/.exec(path)?.[1];
  const body = index === undefined ? undefined : gathered.bodies[Number(index)].name;
  const whose = body === undefined ? '' : `The body '${body}' can't be used: `;
  throw new PliantError(code, `${whose}${message}`, { path });
}

/** Names of joints' bodies must be unique. */
export class Names {
  private readonly taken = new Set<string>();

  of(wanted: string | undefined, otherwise: string): string {
    const base = (wanted ?? '').trim() || otherwise;
    let name = base;
    for (let n = 2; this.taken.has(name); n++) name = `${base} (${n})`;
    this.taken.add(name);
    return name;
  }
}

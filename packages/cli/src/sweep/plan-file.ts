/** A plan as the command meets it: a file whose scene may be the path of another. */
import { dirname, relative, resolve } from 'node:path';
import { PliantError, type SceneError } from 'pliant';
import { checkScene, placeInScene } from 'pliant/io';
import { type Plan, parsePlan, Study } from 'pliant/jobs';
import { refusal } from '../failure.js';
import { decode, readInput } from '../read-input.js';
import { errorLine, findScene, readScene } from '../scenes/find-scene.js';

/** [bytes] */
const LARGEST = 64 * 2 ** 20;

/** The study of a plan file, with its scene in it, and what lists its runs and checks every path. */
export function readStudy(file: string, cwd: string): { readonly study: Study; readonly list: () => void } {
  const text = decode(readInput(file, cwd, LARGEST), file);
  const reading = parsePlan(text);
  if (!reading.ok) throw refusal(firstError(file, reading.errors));
  const study = new Study({ ...reading.plan, scene: sceneOf(reading.plan, text, file, cwd) } as Plan);
  const list = () => {
    try {
      void study.runs;
    } catch (error) {
      if (!(error instanceof PliantError)) throw error;
      const { code, sentence: message, place } = error;
      const path = place.path ?? '';
      throw refusal(errorLine(file, { code, path, message, ...placeInScene(text, path) }), error);
    }
  };
  return { study, list };
}

/** A scene in the plan itself, a file beside the plan, or a name of the gallery. */
function sceneOf({ scene }: Plan, text: string, file: string, cwd: string): unknown {
  if (typeof scene === 'string') {
    const beside = file === '-' ? cwd : resolve(cwd, dirname(file));
    const found = findScene(scene, beside);
    const shown = { ...found, file: relative(cwd, resolve(beside, found.file)) };
    const checked = readScene(shown);
    // As written, so that ids don't depend on how defaults are filled in; XML has no such text.
    return typeof found.text === 'string'
      ? (JSON.parse(found.text.replace(/^\uFEFF/, '')) as unknown)
      : checked;
  }
  const reading = checkScene(scene);
  if (reading.ok) return scene;
  const errors = reading.errors.map((error) => {
    const path = `scene${error.path === '' ? '' : error.path.startsWith('[') ? error.path : `.${error.path}`}`;
    return { ...error, path, ...placeInScene(text, path) };
  });
  throw refusal(firstError(file, errors));
}

function firstError(file: string, errors: readonly SceneError[]): string {
  const more = errors.length > 1 ? ` (and ${errors.length - 1} more)` : '';
  return `${errorLine(file, errors[0])}${more}`;
}

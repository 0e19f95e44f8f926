/** A plan as the command meets it: a file whose scene may be the path of another. */
import { dirname, relative, resolve } from 'node:path';
import { PliantError, type SceneError } from 'pliant';
import { checkScene, type ImportOptions, placeInScene } from 'pliant/io';
import { type Plan, parsePlan, Study } from 'pliant/jobs';
import { refusal } from '../failure.js';
import { decode, readInput } from '../read-input.js';
import { errorLine, findScene, readScene, type SceneText } from '../scenes/find-scene.js';

/** [bytes] */
const LARGEST = 64 * 2 ** 20;

export interface PlannedStudy {
  readonly study: Study;
  /** Where the plan names a scene: the file, and what of it is left out. */
  readonly scene: SceneText | undefined;
  /** Lists the runs and checks every path. */
  readonly list: () => void;
}

/** The study of a plan file, with its scene in it. `tell` hears of what the scene's file has that is seldom meant. */
export function readStudy(
  file: string,
  cwd: string,
  options: ImportOptions,
  tell?: (line: string) => void,
): PlannedStudy {
  const text = decode(readInput(file, cwd, LARGEST), file);
  const reading = parsePlan(text);
  if (!reading.ok) throw refusal(firstError(file, reading.errors));
  const { scene } = reading.plan;
  const found = typeof scene === 'string' ? sceneFile(scene, file, cwd, options) : undefined;
  const whole = found === undefined ? checkedScene(scene, text, file) : contentOf(found, tell);
  const study = new Study({ ...reading.plan, scene: whole } as Plan);
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
  return { study, scene: found, list };
}

/** A file beside the plan, or a name of the gallery. */
function sceneFile(scene: string, plan: string, cwd: string, options: ImportOptions): SceneText {
  const beside = plan === '-' ? cwd : resolve(cwd, dirname(plan));
  const found = findScene(scene, beside, options);
  return { ...found, file: relative(cwd, resolve(beside, found.file)) };
}

/** As written, so that ids don't depend on how defaults are filled in; XML has no such text. */
function contentOf(found: SceneText, tell?: (line: string) => void): unknown {
  const checked = readScene(found, tell);
  return typeof found.text === 'string'
    ? (JSON.parse(found.text.replace(/^\uFEFF/, '')) as unknown)
    : checked;
}

/** A scene in the plan itself. */
function checkedScene(scene: unknown, text: string, file: string): unknown {
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

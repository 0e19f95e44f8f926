/** A job from text or from an object, its id, and the scene that it runs. */
import { PliantError } from '../core/errors.js';
import type { Scene } from '../scene/format.js';
import { parseJson } from '../scene/json-text.js';
import { MAX_ERRORS } from '../scene/limits.js';
import { checkScene, type SceneReading } from '../scene/parse.js';
import { check, Problems, pathText, type SceneError } from '../scene/schema/index.js';
import { closingError } from '../scene/schema/problems.js';
import type { TextPlaces } from '../scene/text-places.js';
import { contentHash } from './canonical.js';
import { type Job, jobFormat } from './format.js';
import { copyOf, parsePath, placeOf, type ScenePath, setAtPath } from './scene-path.js';
import { ENGINE_VERSION } from './version.js';

/** A job as it was read, or what is wrong with it. */
export type JobReading =
  | { readonly ok: true; readonly job: Job; readonly scene: Scene }
  | { readonly ok: false; readonly errors: readonly SceneError[] };

/** Reads a job from its text. Never throws for any text; says all that is wrong, with line, column and path. */
export function parseJob(text: string): JobReading {
  const json = parseJson(text);
  return json.ok ? readJob(json.value, json.places) : json;
}

/** Reads a job from an object. */
export function checkJob(value: unknown): JobReading {
  return readJob(value);
}

/** Reads a job whose scene has been read before, as thousands of jobs share one. */
export function checkJobOf(base: SceneReading, value: unknown): JobReading {
  return readJob(value, undefined, base);
}

function readJob(value: unknown, places?: TextPlaces, base?: SceneReading): JobReading {
  const problems = new Problems(MAX_ERRORS);
  const job = check(jobFormat, value, problems) as Job;
  if (problems.total === 0) {
    const scene = applied(job, base ?? checkScene(job.scene), problems);
    if (scene !== undefined) return { ok: true, job, scene };
  }
  return { ok: false, errors: listErrors(problems, places) };
}

/** Errors with their places, in the order of the text. */
export function listErrors(problems: Problems, places?: TextPlaces): SceneError[] {
  const errors = problems.list.map(({ path, code, message, at }): SceneError => {
    return { path: pathText(path), code, message, ...places?.locate(path, at) };
  });
  errors.sort((a, b) => (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0));
  const more = problems.total - errors.length;
  if (more > 0) errors.push({ ...closingError(more), ...places?.locate([], 'value') });
  return errors;
}

/** The scene that a job runs; nothing where it can't be had, and then `problems` says why. */
function applied(job: Job, base: SceneReading, problems: Problems): Scene | undefined {
  if (!base.ok) {
    for (const error of base.errors) addAt(problems, ['scene', ...steps(error.path)], error);
    return undefined;
  }
  const before = problems.total;
  const written = withSettings(job, base.scene, (path, error) => {
    addAt(problems, ['set', path], { code: error.code, message: error.sentence });
  });
  if (problems.total > before) return undefined;
  const reading = checkScene(written);
  if (reading.ok) return reading.scene;
  for (const error of reading.errors) blame(job, written, error, problems);
  return undefined;
}

const steps = (path: string) => (path === '' ? [] : parsePath(path));

function addAt(problems: Problems, path: ScenePath, error: Pick<SceneError, 'code' | 'message'>): void {
  problems.path.push(...path);
  problems.add(error.code, error.message);
  problems.path.length -= path.length;
}

/** The scene as written, with everything that the job changes. */
function withSettings(job: Job, scene: Scene, refuse: (path: string, error: PliantError) => void): unknown {
  // Sorted, so that what the hash can't tell apart is the same scene, and a whole comes before its parts.
  const changes = Object.entries(job.set).sort(([a], [b]) => (a < b ? -1 : 1));
  const written = copyOf(job.scene) as Record<string, unknown>;
  const taken = takenByJob(job);
  for (const [path, value] of changes) {
    try {
      const place = placeOf(scene, parsePath(path));
      const other = place === undefined ? undefined : taken.get(place);
      if (other !== undefined)
        throw new PliantError('invalid-value', `${other} sets the same value; let one of them go.`);
      if (place !== undefined) taken.set(place, `'${path}'`);
      setAtPath(written, scene, parsePath(path), copyOf(value));
    } catch (error) {
      if (!(error instanceof PliantError)) throw error;
      refuse(path, error);
    }
  }
  if (job.dt !== undefined || Object.hasOwn(job.set, 'dt')) delete written['fps'];
  for (const key of ['seed', 'dt', 'duration', 'substeps'] as const) {
    if (job[key] !== undefined) written[key] = job[key];
  }
  if (Object.keys(job.methods).length > 0) {
    written['methods'] = { ...(written['methods'] as object | undefined), ...job.methods };
  }
  const parameters = { ...(written['parameters'] as Record<string, object> | undefined) };
  for (const [method, values] of Object.entries(job.parameters)) {
    parameters[method] = { ...parameters[method], ...values };
  }
  if (Object.keys(parameters).length > 0) written['parameters'] = parameters;
  return written;
}

/** Places of a scene that a job sets by keys of its own, and by which. */
function takenByJob({ methods, parameters, ...job }: Job): Map<string, string> {
  const taken = new Map<string, string>();
  const take = (...path: string[]) =>
    taken.set(JSON.stringify(path), `'${path.join('.')}' of the run itself`);
  for (const key of ['seed', 'dt', 'duration', 'substeps'] as const) if (job[key] !== undefined) take(key);
  for (const stage of Object.keys(methods)) take('methods', stage);
  for (const [method, values] of Object.entries(parameters))
    for (const name of Object.keys(values)) take('parameters', method, name);
  return taken;
}

/** An error of the changed scene belongs to the setting that made it, where one can be told. */
function blame(job: Job, written: unknown, error: SceneError, problems: Problems): void {
  const culprit = Object.keys(job.set).find(
    // A setting may have put a value in the place of the name that it was found by.
    (path) => leadsTo(written, path, error.path) || leadsTo(job.scene, path, error.path),
  );
  if (culprit === undefined) {
    const message = `With these settings ${error.path} can't be used: ${error.message}`;
    addAt(problems, ['set'], { code: error.code, message });
  } else addAt(problems, ['set', culprit], error);
}

/** Whether a setting's path, names turned into indices, is where an error stands, or above or below it. */
function leadsTo(written: unknown, path: string, place: string): boolean {
  const keys: (string | number)[] = [];
  let value: unknown = written;
  for (const segment of parsePath(path)) {
    let key = segment;
    if (Array.isArray(value) && typeof segment === 'string' && !/^\d+$/.test(segment)) {
      key = value.findIndex((item: { name?: unknown }) => item?.name === segment);
    }
    keys.push(Array.isArray(value) ? Number(key) : key);
    value = (value as Record<string | number, unknown> | undefined)?.[key];
  }
  const own = pathText(keys);
  const reaches = (long: string, short: string) => long === short || /^[.[]/.test(long.slice(short.length));
  return (place.startsWith(own) && reaches(place, own)) || (own.startsWith(place) && reaches(own, place));
}

/** Sixteen hexadecimal digits that stand for the job's content and the engine's version. */
export function jobId(job: Job, sceneHash = contentHash(job.scene)): string {
  const { scene: _, ...rest } = job;
  return contentHash(ENGINE_VERSION, sceneHash, rest);
}

/** Throws the first error of a reading as a PliantError. */
export function usable(reading: JobReading): { readonly job: Job; readonly scene: Scene } {
  if (reading.ok) return reading;
  const { code, message, path, line, column } = reading.errors[0];
  const place = { path, ...(line !== undefined && { line }), ...(column !== undefined && { column }) };
  throw new PliantError(code, message, place);
}

/** Scene text to scene and back. */

import { PliantError } from '../core/errors.js';
import { utf8Read } from '../core/utf8.js';
import { unknownMaterial } from './complete.js';
import { moleculeMaterial } from './complete-molecules.js';
import { copiesOf, farthestCoordinate } from './expand.js';
import { bodyFinder, expandJoints } from './expand-joints.js';
import { FORMAT_VERSION, type Scene, type SceneDefinition, sceneFormat } from './format.js';
import { parseJson } from './json-text.js';
import { MAX_BODIES, MAX_COORDINATE, MAX_ERRORS } from './limits.js';
import { read } from './schema/found.js';
import { check, checkValue, Problems, pathText, type SceneError, withoutDefaults } from './schema/index.js';
import { closingError } from './schema/problems.js';
import type { TextPlaces } from './text-places.js';
import { writeJson } from './write-json.js';
import { looksLikeXml } from './xml/encoding.js';
import type { SceneXmlWarning } from './xml/model.js';
import { parseSceneXml } from './xml/read.js';
import { sceneOfMolecules } from './xml/to-scene.js';

/** A scene, or everything that is wrong with its text. */
export type SceneReading =
  | {
      readonly ok: true;
      readonly scene: Scene;
      /** What is allowed but seldom meant: bodies without molecules; in XML also molecules that touch no other. */
      readonly warnings?: readonly SceneXmlWarning[];
    }
  | { readonly ok: false; readonly errors: readonly SceneError[] };

/**
 * Reads a scene from its text: JSON, or the XML of molecule scenes, which begins with `<`. Never throws for any input;
 * says all that is wrong, up to MAX_ERRORS errors (of XML, the first). Bytes are JSON in UTF-8, or XML in the encoding
 * that it declares.
 */
export function parseScene(input: string | Uint8Array): SceneReading {
  if (looksLikeXml(input)) return readXml(input);
  const text = typeof input === 'string' ? input : utf8Read(input, 0, input.length);
  if (typeof text === 'number') {
    const message = `Byte ${text} isn't UTF-8; save the file as UTF-8.`;
    return { ok: false, errors: [{ path: '', code: 'syntax', message }] };
  }
  const json = parseJson(text);
  if (!json.ok) return json;
  const reading = readScene(json.value, json.places);
  const warnings = reading.ok ? emptyBodies(reading.scene, json.places) : [];
  return warnings.length === 0 ? reading : ({ ...reading, warnings } as SceneReading);
}

/** Bodies of molecules that have none, as XML may have them too. */
function emptyBodies({ bodies }: Scene, places: TextPlaces): SceneXmlWarning[] {
  return bodies.slice(0, MAX_BODIES).flatMap((body, i) => {
    if (body.kind !== 'mass-spring' || body.molecules.length > 0) return [];
    const name = body.name === undefined ? `bodies[${i}]` : `The body '${body.name}'`;
    const sentence = `${name} has no molecules; a world leaves it out.`;
    return [{ code: 'empty-organ', sentence, ...places.locate(['bodies', i, 'molecules'], 'value') }];
  });
}

function readXml(input: string | Uint8Array): SceneReading {
  try {
    const { scene, warnings } = parseSceneXml(input);
    const reading = readScene(sceneOfMolecules(scene));
    return reading.ok ? { ...reading, warnings } : reading;
  } catch (error) {
    if (!(error instanceof PliantError)) throw error;
    const { line, column } = error.place;
    const place = { ...(line !== undefined && { line }), ...(column !== undefined && { column }) };
    return { ok: false, errors: [{ path: '', code: error.code, message: error.sentence, ...place }] };
  }
}

/** Reads a scene from an object, such as one that a program put together. */
export function checkScene(value: unknown): SceneReading {
  return readScene(value);
}

/**
 * Line and column in a scene's text of a path such as `methods.broadphase`, for errors that only show when the scene is
 * used; of the innermost thing that is in the text when the path leads further. Nothing for a text that isn't JSON.
 */
export function placeInScene(text: string, path: string): { line: number; column: number } | undefined {
  const json = parseJson(text);
  if (!json.ok) return undefined;
  const steps = path.match(/[^.[\]]+/g) ?? [];
  return json.places.locate(
    steps.map((step) => (/^\d+$/.test(step) ? Number(step) : step)),
    'value',
  );
}

/** The text of a scene; reading it gives the same scene to the bit. What is left to its default isn't written. */
export function formatScene(scene: SceneDefinition): string {
  return writeJson(withoutDefaults(sceneFormat, checkValue(sceneFormat, scene, 'scene')));
}

function readScene(value: unknown, places?: TextPlaces): SceneReading {
  const problems = new Problems(MAX_ERRORS);
  if (checkVersion(value, problems)) {
    const scene = withStep(check(sceneFormat, value, problems) as Scene);
    if (problems.total === 0) checkStep(scene, value as object, problems);
    if (problems.total === 0) checkMaterials(scene, problems);
    if (problems.total === 0) checkRepeats(scene, problems);
    if (problems.total === 0) checkJoints(scene, problems);
    if (problems.total === 0) checkSets(scene, problems);
    if (problems.total === 0) return { ok: true, scene };
  }
  return { ok: false, errors: listErrors(problems, places) };
}

/** A scene of another version is told so once, not by a hundred unknown keys. */
function checkVersion(value: unknown, problems: Problems): boolean {
  if (typeof value !== 'object' || value === null) return true;
  const version = read(value, 'pliant');
  if (typeof version !== 'number' || version === FORMAT_VERSION) return true;
  const message = `The scene is of version ${version}; this build reads version ${FORMAT_VERSION}.`;
  problems.add('unsupported-version', message, 'pliant');
  return false;
}

/** Where the scene says steps per second, its step follows from them. */
function withStep(scene: Scene): Scene {
  return scene?.fps === undefined ? scene : { ...scene, dt: 1 / scene.fps };
}

function checkStep({ fps, dt }: Scene, value: object, problems: Problems): void {
  const given = read(value, 'dt');
  if (fps === undefined || given === undefined || given === dt) return;
  problems.add('invalid-value', `A step takes ${dt} s by 'fps'; leave out 'dt' or 'fps'.`, 'dt');
}

function checkMaterials(scene: Scene, problems: Problems): void {
  scene.bodies.forEach((body, index) => {
    if (body.kind === 'mass-spring') {
      checkMoleculeMaterials(scene, body, index, problems);
      return;
    }
    if (body.material === undefined || Object.hasOwn(scene.materials, body.material)) return;
    problems.path.push('bodies', index);
    problems.add('unknown-name', unknownMaterial(body.material, scene.materials), 'material');
    problems.path.length = 0;
  });
}

function checkMoleculeMaterials(
  scene: Scene,
  body: Extract<Scene['bodies'][number], { kind: 'mass-spring' }>,
  index: number,
  problems: Problems,
): void {
  const complain = (name: string, ...path: (string | number)[]) => {
    problems.path.push('bodies', index, ...path);
    problems.add(
      'unknown-name',
      unknownMaterial(name, { ...scene.materials, ...body.materials }),
      'material',
    );
    problems.path.length = 0;
  };
  const isKnown = (name: string) => moleculeMaterial(body, name, scene.materials) !== undefined;
  if (body.material !== undefined && !isKnown(body.material)) complain(body.material);
  const known = new Map<string, boolean>();
  body.molecules.forEach(({ material }, molecule) => {
    if (material === undefined) return;
    if (!known.has(material)) known.set(material, isKnown(material));
    if (known.get(material) === false) complain(material, 'molecules', molecule);
  });
}

function checkRepeats(scene: Scene, problems: Problems): void {
  let total = 0;
  scene.bodies.forEach((body, index) => {
    total += copiesOf(body);
    problems.path.push('bodies', index);
    if (farthestCoordinate(body) > MAX_COORDINATE) {
      problems.add(
        'invalid-value',
        `Copies reach farther than ${MAX_COORDINATE} m from the origin; shorten 'step'.`,
        'repeat',
      );
    }
    problems.path.length = 0;
  });
  if (total <= MAX_BODIES) return;
  const message = `Repeats make ${total} bodies of this list; at most ${MAX_BODIES} are allowed, so lower a 'count'.`;
  problems.add('too-large', message, 'bodies');
}

function checkJoints(scene: Scene, problems: Problems): void {
  expandJoints(scene, ({ joint, key, sentence }) => {
    problems.path.push('joints', joint);
    problems.add('unknown-name', sentence, key);
    problems.path.length = 0;
  });
}

function checkSets(scene: Scene, problems: Problems): void {
  if (scene.sets.length === 0) return;
  const find = bodyFinder(scene);
  scene.sets.forEach(({ bodies }, index) => {
    problems.path.push('sets', index, 'bodies');
    bodies.forEach((name, k) => {
      const found = find(name);
      if (typeof found === 'string') problems.add('unknown-name', found, k);
    });
    problems.path.length = 0;
  });
}

function listErrors(problems: Problems, places?: TextPlaces): SceneError[] {
  const errors = problems.list.map(({ path, code, message, at }): SceneError => {
    return { path: pathText(path), code, message, ...places?.locate(path, at) };
  });
  errors.sort((a, b) => (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0));
  const more = problems.total - errors.length;
  if (more > 0) errors.push({ ...closingError(more), ...places?.locate([], 'value') });
  return errors;
}

import type { Command } from 'commander';
import { type CustomField, PliantError, parseScene, type Scene, type SceneError, World } from 'pliant';
import { type ImportOptions, placeInScene, type SceneXmlWarning } from 'pliant/io';
import { Failure, REFUSED, SUCCESS } from '../failure.js';
import type { Io } from '../io.js';
import { plural } from '../run/quantities.js';
import { errorLine, findScene, tellNotes, warningLine } from '../scenes/find-scene.js';
import { EXACT_MESHES } from '../scenes/foreign-scene.js';

interface Verdict {
  readonly file: string;
  readonly ok: boolean;
  readonly name?: string;
  readonly errors: readonly SceneError[];
  /** What is allowed but seldom meant. */
  readonly warnings: readonly SceneXmlWarning[];
}

export function addValidate(program: Command, io: Io, end: (code: number) => void): void {
  program
    .command('validate')
    .description('check scene files; every error is printed with file, line, column, path and sentence')
    .argument('<files...>', 'scene files, or names of scenes of the gallery')
    .option(...EXACT_MESHES)
    .option('--json', 'print the errors as one JSON object')
    .option('--quiet', 'print only what is wrong')
    .action((files: string[], options: ImportOptions & { json?: boolean; quiet?: boolean }) => {
      const verdicts = files.map((file) => judge(file, options, io));
      if (options.json)
        io.stdout(`${JSON.stringify({ ok: verdicts.every(isOk), files: verdicts }, undefined, 2)}\n`);
      else for (const verdict of verdicts) print(verdict, options.quiet === true, io);
      end(verdicts.every(isOk) ? SUCCESS : REFUSED);
    });
}

const isOk = (verdict: Verdict): boolean => verdict.ok;

/** A file that can't be read is one more thing that is wrong, so that the others are still judged. */
function judge(named: string, options: ImportOptions, io: Io): Verdict {
  try {
    const found = findScene(named, io.cwd, options);
    const { file, text } = found;
    tellNotes(found, io);
    const reading = parseScene(text);
    if (!reading.ok) return { file, ok: false, errors: reading.errors, warnings: [] };
    const errors = buildErrors(reading.scene, text);
    const { warnings = [] } = reading;
    return { file, ok: errors.length === 0, name: reading.scene.name, errors, warnings };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const errors: SceneError[] = [{ path: '', code: 'unavailable', message: error.sentence }];
    return { file: named, ok: false, errors, warnings: [] };
  }
}

/** What only shows when the world is made: names of methods, their parameters, pairs that a method can't serve. */
function buildErrors(scene: Scene, text: string | Uint8Array): SceneError[] {
  const fields: Record<string, CustomField> = {};
  // Their functions come from the program that runs the scene; the format has only their names.
  for (const field of scene.fields) if (field.kind === 'custom') fields[field.name] = () => {};
  try {
    World.fromScene(scene, { fields });
    return [];
  } catch (error) {
    if (!(error instanceof PliantError)) throw error;
    const path = error.place.path ?? '';
    const place = typeof text === 'string' ? placeInScene(text, path) : undefined;
    return [{ path, code: error.code, message: error.sentence, ...place }];
  }
}

function print({ file, name, errors, warnings }: Verdict, isQuiet: boolean, io: Io): void {
  for (const warning of warnings) io.stderr(warningLine(file, warning));
  for (const error of errors) io.stdout(`${errorLine(file, error)}\n`);
  if (errors.length === 0 && !isQuiet) io.stdout(`${file}: fine (${name})\n`);
  if (errors.length > 0) io.stderr(`${file}: ${plural(errors.length, 'error')}\n`);
}

import type { Command } from 'commander';
import { BACKEND_NAMES, type BackendName } from 'pliant/planar/gpu';
import type { MeshPenetrationMethod } from 'pliant/queries';
import { didYouMean } from '../did-you-mean.js';
import { refusal, SUCCESS } from '../failure.js';
import type { Io } from '../io.js';
import { countsOf, type MeshFile, printNotes, readMeshFile } from '../meshes/mesh-file.js';
import { QUESTIONS, type Question } from '../meshes/questions.js';
import { type Pose, point, pose } from '../meshes/vectors.js';
import { type FieldOptions, fieldQuestion, refuseFieldFlags } from '../planar/field-question.js';
import { filePath, quantity, whole } from '../values.js';

const FIELD = 'field';
const FIELD_SENTENCE =
  'signed distance field of a polygon, proximity of two, and a picture of both (--svg, --png)';
const NAMES: readonly string[] = [...Object.keys(QUESTIONS), FIELD];
const METHODS: readonly MeshPenetrationMethod[] = ['signed-distance', 'closest-feature', 'face-projection'];

interface QueryOptions extends FieldOptions {
  readonly pose?: Pose;
  readonly point?: number[][];
  readonly method?: MeshPenetrationMethod;
  readonly json?: boolean;
}

export function addQuery(program: Command, io: Io, end: (code: number) => void): void {
  const questions = [...Object.entries(QUESTIONS), [FIELD, { sentence: FIELD_SENTENCE }] as const].map(
    ([name, { sentence }]) => `  ${name.padEnd(9)} ${sentence}`,
  );
  program
    .command('query')
    .description('ask a question about one or two mesh files, or polygons of the plane')
    .argument('<question>', NAMES.join(', '))
    .argument('<a>', 'mesh file; of tetrahedra their boundary is taken; for field a polygon as JSON')
    .argument('[b]', 'second file')
    .option(
      '--pose <numbers>',
      'where the second mesh is: x,y,z or x,y,z,qx,qy,qz,qw or a 4×4 matrix of rows',
      pose,
    )
    .option('--point <x,y,z>', 'point to ask about; repeatable', point)
    .option('--method <name>', `measure of depth: ${METHODS.join(', ')}`, method)
    .option('--svg <file>', 'picture of the field, its gradients, boxes and contacts', filePath('--svg'))
    .option('--png <file>', 'the same as an image of twice the resolution', filePath('--png'))
    .option('--error <m>', 'error bound of the field', quantity('--error', 'm', 0, 1e12))
    .option('--threshold <m>', 'contacts within this distance', quantity('--threshold', 'm', 0, 1e12))
    .option(
      '--backend <name>',
      `answer from sampled fields, computed by ${BACKEND_NAMES.join(', ')}; exact answers without`,
      backend,
    )
    .option('--width <px>', 'width of the picture', whole('--width', 200, 4000))
    .option('--json', 'print the answer as one JSON object, with all digits')
    .addHelpText('after', `\nQuestions:\n${questions.join('\n')}`)
    .action(async (name: string, a: string, b: string | undefined, options: QueryOptions) =>
      end(await query(name, b === undefined ? [a] : [a, b], options, io)),
    );
}

function method(text: string): MeshPenetrationMethod {
  const found = METHODS.find((name) => name === text);
  if (found) return found;
  throw refusal(`There is no measure of depth '${text}'; ${didYouMean(text, METHODS, 'measures')}`);
}

function backend(text: string): BackendName {
  const found = BACKEND_NAMES.find((name) => name === text);
  if (found) return found;
  throw refusal(`There is no backend '${text}'; ${didYouMean(text, BACKEND_NAMES, 'backends')}`);
}

function query(
  name: string,
  files: readonly string[],
  options: QueryOptions,
  io: Io,
): number | Promise<number> {
  if (name === FIELD) return field(files, options, io);
  const question = questionOf(name);
  refuseFieldFlags(name, options);
  checkFlags(name, question, files.length, options);
  const [a, b] = files.map((file) => readMeshFile(file, io)) as [MeshFile, MeshFile?];
  const { pose: placed = {}, point: points = [], method: measure = 'signed-distance' } = options;
  const { result, lines } = question.answer({ a, b, pose: placed, points, method: measure });
  if (options.json) {
    const meshes = [a, ...(b ? [b] : [])].map(({ file, format, data }) => ({
      file,
      format,
      ...countsOf(data),
      notes: data.notes,
    }));
    io.stdout(`${JSON.stringify({ question: name, meshes, ...result }, undefined, 2)}\n`);
    return SUCCESS;
  }
  printNotes(a, io);
  if (b) printNotes(b, io);
  io.stdout(`${lines.join('\n')}\n`);
  return SUCCESS;
}

function field(files: readonly string[], options: QueryOptions, io: Io): Promise<number> {
  for (const flag of ['pose', 'point', 'method'] as const) {
    if (options[flag] !== undefined)
      throw refusal(`--${flag} is about meshes, not about the question field.`);
  }
  return fieldQuestion(files, options, io);
}

function questionOf(name: string): Question {
  const question = Object.hasOwn(QUESTIONS, name) ? QUESTIONS[name] : undefined;
  if (question) return question;
  throw refusal(`There is no question '${name}'; ${didYouMean(name, NAMES, 'questions')}`);
}

/** A flag that a question doesn't look at is a misunderstanding, not a detail. */
function checkFlags(
  name: string,
  { meshes: [least, most] }: Question,
  count: number,
  options: QueryOptions,
): void {
  if (count < least) throw refusal(`The question ${name} is about two meshes; give a second file.`);
  if (count > most) throw refusal(`The question ${name} is about one mesh; leave out the second file.`);
  if (options.pose && count < 2) throw refusal('--pose places the second mesh, and there is none.');
  if (options.point && name !== 'sdf') throw refusal(`--point belongs to the question sdf, not to ${name}.`);
  if (options.method && name !== 'depth')
    throw refusal(`--method belongs to the question depth, not to ${name}.`);
}

/** Flags that change what is run: settings by path, seeds, outputs. */
import { METHOD_STAGES, PliantError, type Scene } from 'pliant';
import {
  checkJob,
  type JobDefinition,
  JobRun,
  type OutputDefinition,
  QUANTITY_NAMES,
  TAKES,
} from 'pliant/jobs';
import { didYouMean } from '../did-you-mean.js';
import { refusal } from '../failure.js';
import type { SceneText } from '../scenes/find-scene.js';
import { type MethodChoices, type ParameterChoices, readNumber } from '../values.js';

export interface JobFlags {
  readonly set?: Readonly<Record<string, unknown>>;
  readonly seed?: number;
  readonly dt?: number;
  readonly duration?: number;
  readonly substeps?: number;
  readonly static?: boolean;
  readonly exact?: boolean;
  readonly method?: MethodChoices;
  readonly parameter?: ParameterChoices;
  readonly output?: Readonly<Record<string, OutputDefinition>>;
}

/** Adds one `path=value`. A value is JSON, a fraction, or else a text. */
export function setting(
  text: string,
  before: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> {
  const at = text.indexOf('=');
  if (at <= 0) throw refusal(`--set takes path=value, such as bodies.ball.mass=2, not '${text}'.`);
  return { ...before, [text.slice(0, at)]: readValue(text.slice(at + 1)) };
}

function readValue(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    const number = readNumber(text);
    return Number.isFinite(number) ? number : text;
  }
}

const OUTPUT =
  /^([^=]+)=([a-zA-Z]+)(?:\.([a-z]+))?(?::([^/@[]+)(?:\/([^@[]+))?)?(?:@([a-z]+))?(?:\[([^\]:]+):([^\]:]+)\])?$/;

/** Adds one `name=quantity.take:of/against@axis[x,y,z:x,y,z]`. */
export function output(
  text: string,
  before: Readonly<Record<string, OutputDefinition>> = {},
): Record<string, OutputDefinition> {
  const match = OUTPUT.exec(text);
  if (match === null) {
    throw refusal(
      `--output takes name=quantity.take:body/other@axis[x,y,z:x,y,z], such as peak=force.peak:ball/floor, not '${text}'.`,
    );
  }
  const [, name, quantity, take, of, against, axis, min, max] = match;
  known(quantity, QUANTITY_NAMES, 'quantities');
  if (take !== undefined) known(take, TAKES, 'ways to take it');
  const region = min === undefined ? undefined : { min: corner(min), max: corner(max) };
  const definition = { quantity, take, of, against, axis, region } as unknown as OutputDefinition;
  return { ...before, [name]: definition };
}

/** A corner of a region; what is no number is refused with the job. */
const corner = (text: string): unknown[] => text.split(',').map(readValue);

function known(name: string, names: readonly string[], plural: string): void {
  if (!names.includes(name))
    throw refusal(`There is no '${name}' to output; ${didYouMean(name, names, plural)}`);
}

/** The run that flags make of a scene. The scene itself has been checked. */
export function jobRun(found: SceneText, scene: Scene, flags: JobFlags): JobRun {
  const { set = {}, seed, dt, duration, substeps, method, parameter, output: outputs } = flags;
  const definition = {
    scene:
      typeof found.text === 'string' ? (JSON.parse(found.text.replace(/^\uFEFF/, '')) as unknown) : scene,
    set,
    seed,
    dt,
    duration,
    substeps,
    solver: flags.static ? 'static' : flags.exact ? 'exact' : undefined,
    methods: method,
    parameters: parameter,
    outputs,
  } as JobDefinition;
  const reading = checkJob(definition);
  if (!reading.ok) throw refused(reading.errors[0]);
  try {
    return new JobRun(reading.job, reading.scene);
  } catch (error) {
    // An output of a body that is not there.
    if (error instanceof PliantError && error.place.path !== undefined)
      throw refused({ path: error.place.path, message: error.sentence });
    throw error;
  }
}

const refused = ({ path, message }: { readonly path: string; readonly message: string }) =>
  refusal(`${flagOf(path)}${message}`);

/** `set["gravity[1]"]` → `--set gravity[1]: `, `outputs.peak.of` → `--output peak: ` */
function flagOf(path: string): string {
  const plain = path.replaceAll('\\"', '"');
  const setting = /^set(?:\["(.*)"\]|\.(.*))$/.exec(plain);
  if (setting !== null) return `--set ${setting[1] ?? setting[2]}: `;
  const measured = /^outputs(?:\["(.*?)"\]|\.([^.]*))/.exec(plain);
  if (measured !== null) return `--output ${measured[1] ?? measured[2]}: `;
  const stage = METHOD_STAGES.find((name) => path === `methods.${name}`);
  if (stage !== undefined) return `--method ${stage}: `;
  return path === '' || path === 'set' ? '' : `${path}: `;
}

/** Reads the values of flags. What can't be read is refused with one sentence that names the flag. */
import { METHOD_STAGES, type MethodStage } from 'pliant';
import { didYouMean } from './did-you-mean.js';
import { refusal } from './failure.js';
import { allMethods } from './registered.js';

const DECIMAL = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

/** A decimal number or a fraction such as 1/240; anything else gives NaN. */
export function readNumber(text: string): number {
  const parts = text.trim().split('/');
  if (parts.length > 2 || !parts.every((part) => DECIMAL.test(part.trim()))) return Number.NaN;
  return parts.length === 1 ? Number(parts[0]) : Number(parts[0]) / Number(parts[1]);
}

/** Reader of a quantity with `low < value ≤ high`, or `low ≤ value` when `inclusive`. */
export function quantity(flag: string, unit: string, low: number, high: number, inclusive = false) {
  return (text: string): number => {
    const value = readNumber(text);
    if (value <= high && (inclusive ? value >= low : value > low)) return value;
    const from = inclusive ? `from ${low}` : `above ${low}`;
    throw refusal(`${flag} takes a number ${from} up to ${high}${unit && ` ${unit}`}, not '${text}'.`);
  };
}

export function whole(flag: string, low: number, high: number) {
  return (text: string): number => {
    const value = /^\d{1,15}$/.test(text.trim()) ? Number(text) : Number.NaN;
    if (value >= low && value <= high) return value;
    throw refusal(`${flag} takes a whole number from ${low} to ${high}, not '${text}'.`);
  };
}

export function filePath(flag: string) {
  return (text: string): string => {
    if (text !== '' && !text.includes('\0')) return text;
    throw refusal(`${flag} takes the path of a file, not '${text.replaceAll('\0', '\\0')}'.`);
  };
}

export type MethodChoices = Partial<Record<MethodStage, string>>;

/** Adds one `stage=name`. The name itself is checked when the world is made, with the pairs it must serve. */
export function methodChoice(text: string, before: MethodChoices = {}): MethodChoices {
  const [stage, name] = split(text, '=');
  if (!stage || !name) {
    throw refusal(`--method takes stage=name, such as broadphase=brute-force, not '${text}'.`);
  }
  if (!isStage(stage)) {
    throw refusal(
      `There is no stage '${stage}' to choose a method for; ${didYouMean(stage, METHOD_STAGES, 'stages')}`,
    );
  }
  return { ...before, [stage]: name };
}

type Scalar = number | string | boolean;
export type ParameterChoices = Readonly<Record<string, Readonly<Record<string, Scalar>>>>;

/** Adds one `method.name=value`. */
export function parameterChoice(text: string, before: ParameterChoices = {}): ParameterChoices {
  const [key, value] = split(text, '=');
  const [method, name] = split(key, '.');
  if (!method || !name || !value) {
    throw refusal(`--parameter takes method.name=value, such as penalty.stiffness=20000, not '${text}'.`);
  }
  const methods = allMethods();
  const info = methods.find((m) => m.name === method);
  if (info === undefined) {
    const names = methods.map((m) => m.name);
    throw refusal(
      `There is no method '${method}' to set parameters of; ${didYouMean(method, names, 'methods')}`,
    );
  }
  const known = (info.parameters ?? []).find((p) => p.name === name);
  if (known === undefined) {
    const names = (info.parameters ?? []).map((p) => p.name);
    throw refusal(`'${method}' has no parameter '${name}'; ${didYouMean(name, names, 'parameters')}`);
  }
  return { ...before, [method]: { ...before[method], [name]: readScalar(value, typeof known.default, key) } };
}

function readScalar(text: string, type: string, key: string): Scalar {
  if (type === 'string') return text;
  if (type === 'boolean') {
    if (text === 'true' || text === 'false') return text === 'true';
    throw refusal(`The parameter ${key} is true or false, not '${text}'.`);
  }
  const value = readNumber(text);
  if (Number.isFinite(value)) return value;
  throw refusal(`The parameter ${key} is a number, not '${text}'.`);
}

/** The parts before and after the first separator. */
function split(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

const isStage = (name: string): name is MethodStage => (METHOD_STAGES as readonly string[]).includes(name);

const LOOPBACK = ['127.0.0.1', 'localhost', '::1'];

/** Only addresses that no other machine can reach. */
export function loopbackHost(text: string): string {
  const host = text.toLowerCase().replace(/^\[(.*)\]$/, '$1');
  if (LOOPBACK.includes(host) || /^127(\.\d{1,3}){3}$/.test(host)) return host;
  throw refusal(
    `The studio is served to this machine alone: --host takes ${LOOPBACK.join(', ')}, not '${text}'.`,
  );
}

import { PliantError } from './errors.js';

/** A number, word or switch that a method reads; scene files and the studio show these. */
export interface ParameterInfo {
  /** By which it is chosen. */
  readonly name: string;
  /** What it does, in one sentence. */
  readonly sentence: string;
  /** Its unit. */
  readonly unit?: string;
  /** Its default. */
  readonly default: number | string | boolean;
  /** The smallest value. */
  readonly min?: number;
  /** The largest value. */
  readonly max?: number;
  /** For words: the allowed ones. */
  readonly choices?: readonly string[];
}

/** Values of the parameters of a method, by name. */
export type ParameterValues = Readonly<Record<string, number | string | boolean>>;

/** What a method says of itself; the command line, the studio and the docs show this and nothing else. */
export interface MethodInfo {
  /** By which it is chosen. */
  readonly name: string;
  /** One sentence: what it does and when to pick it. */
  readonly sentence: string;
  /** Where it comes from: a paper, a book, or "the definition". */
  readonly source: string;
  /** What can be set. */
  readonly parameters?: readonly ParameterInfo[];
}

/**
 * The interchangeable methods of one stage, by name. The engine's own stand first, in the order of `own`, whichever
 * entry brought them and when: who is first may decide what `auto` takes. Others follow in the order of registration.
 */
export class Registry<M extends MethodInfo> {
  private methods = new Map<string, M>();

  /** `own` has the engine's own methods, and the import that brings each. */
  constructor(
    readonly stage: string,
    private readonly own: Readonly<Record<string, string>> = {},
  ) {}

  /** Adds a method. One that is there already may be added again, another one of its name may not. */
  register(method: M): M {
    const known = this.methods.get(method.name);
    if (known === method) return method;
    if (known !== undefined) {
      throw new PliantError(
        'invalid-value',
        `The ${this.stage} method '${method.name}' is registered already; give the new one another name.`,
      );
    }
    const ranks = Object.keys(this.own);
    const rank = ({ name }: M) => (ranks.includes(name) ? ranks.indexOf(name) : ranks.length);
    const sorted = [...this.methods.values(), method].sort((p, q) => rank(p) - rank(q));
    this.methods = new Map(sorted.map((each) => [each.name, each]));
    return method;
  }

  /** Whether there is such a method, in this program or to be imported. */
  knows(name: string): boolean {
    return this.methods.has(name) || Object.hasOwn(this.own, name);
  }

  get(name: string, path = `methods.${this.stage}`): M {
    const method = this.methods.get(name);
    if (method !== undefined) return method;
    if (Object.hasOwn(this.own, name)) {
      throw new PliantError(
        'unavailable',
        `The ${this.stage} method '${name}' is not in this program. Write import '${this.own[name]}'; once, anywhere in it.`,
        { path },
      );
    }
    throw new PliantError(
      'unknown-name',
      `There is no ${this.stage} method '${name}'; choose one of ${this.names().join(', ')}.`,
      { path },
    );
  }

  names(): string[] {
    return [...this.methods.keys()];
  }

  list(): M[] {
    return [...this.methods.values()];
  }
}

/** Fills in defaults and refuses unknown, mistyped or out-of-range parameters. */
export function readParameters(method: MethodInfo, given: ParameterValues, path: string): ParameterValues {
  const known = method.parameters ?? [];
  for (const name of Object.keys(given)) {
    if (known.some((p) => p.name === name)) continue;
    const names = known.map((p) => p.name).join(', ') || 'none';
    throw new PliantError('unknown-key', `'${method.name}' has no parameter '${name}'; it has ${names}.`, {
      path: `${path}.${name}`,
    });
  }
  const values: Record<string, number | string | boolean> = {};
  for (const p of known) values[p.name] = readParameter(p, given[p.name] ?? p.default, `${path}.${p.name}`);
  return values;
}

function readParameter(info: ParameterInfo, value: number | string | boolean, path: string) {
  const refuse = (wanted: string): never => {
    throw new PliantError('invalid-value', `Expected ${wanted}, found ${JSON.stringify(value)}.`, { path });
  };
  if (typeof value !== typeof info.default) refuse(`a ${typeof info.default}`);
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) refuse('a finite number');
    if (info.min !== undefined && value < info.min) refuse(`at least ${info.min}`);
    if (info.max !== undefined && value > info.max) refuse(`at most ${info.max}`);
  }
  if (info.choices && !info.choices.includes(value as string)) refuse(`one of ${info.choices.join(', ')}`);
  return value;
}

/**
 * Small formulas over the variables of a plan: `thickness / 2 + 0.01`, `stiffness > 1e5 and not (friction < 0.1)`.
 * Numbers only; a comparison gives 1 or 0. Recursive descent, one function per level of binding; nothing of the program
 * around can be reached.
 */
import { PliantError } from '../core/errors.js';
import { exp, log, pow } from '../math/scalar.js';
import { hint } from '../scene/schema/near.js';
import { named } from '../scene/schema/path.js';

export type Values = Readonly<Record<string, unknown>>;
/** A formula over named values. */
export type Expression = (values: Values) => number;

const TOKEN =
  /\s*(?:(\d+\.?\d*(?:[eE][+-]?\d+)?|\.\d+(?:[eE][+-]?\d+)?)|([A-Za-z_]\w*)|(<=|>=|==|!=|[-+*/^()<>,]))/y;

const FUNCTIONS: Readonly<
  Record<string, { readonly args: number; readonly of: (...x: number[]) => number }>
> = {
  abs: { args: 1, of: (x) => Math.abs(x) },
  sqrt: { args: 1, of: (x) => Math.sqrt(x) },
  log: { args: 1, of: (x) => log(x) },
  exp: { args: 1, of: (x) => exp(x) },
  floor: { args: 1, of: (x) => Math.floor(x) },
  min: { args: 2, of: (x, y) => Math.min(x, y) },
  max: { args: 2, of: (x, y) => Math.max(x, y) },
};

const MOST_CHARACTERS = 2000;
/** Brackets and signs within each other; the reader calls itself once for each. */
const DEEPEST = 100;

/** The formula of a text; `names` are the variables it may use. Throws a PliantError for anything else. */
export function parseExpression(text: string, names: readonly string[]): Expression {
  if (text.length > MOST_CHARACTERS) {
    throw new PliantError('too-large', `A formula has at most ${MOST_CHARACTERS} characters; shorten it.`);
  }
  return new Reader(text, names).whole();
}

class Reader {
  private readonly tokens: string[] = [];
  private at = 0;
  private depth = 0;

  constructor(
    private readonly text: string,
    private readonly names: readonly string[],
  ) {
    let from = 0;
    while (text.slice(from).trim() !== '') {
      TOKEN.lastIndex = from;
      const match = TOKEN.exec(text);
      if (match === null) throw this.fault(`no formula goes on with ${named(text.slice(from).trim())}`);
      this.tokens.push(match[0].trim());
      from = TOKEN.lastIndex;
    }
  }

  whole(): Expression {
    const result = this.either();
    if (this.at < this.tokens.length) throw this.fault(`${named(this.tokens[this.at])} is one too many`);
    return result;
  }

  private either(): Expression {
    return this.chain(() => this.both(), { or: (a, b) => (a !== 0 || b !== 0 ? 1 : 0) });
  }

  private both(): Expression {
    return this.chain(() => this.comparison(), { and: (a, b) => (a !== 0 && b !== 0 ? 1 : 0) });
  }

  private comparison(): Expression {
    return this.chain(() => this.sum(), {
      '<': (a, b) => (a < b ? 1 : 0),
      '<=': (a, b) => (a <= b ? 1 : 0),
      '>': (a, b) => (a > b ? 1 : 0),
      '>=': (a, b) => (a >= b ? 1 : 0),
      '==': (a, b) => (a === b ? 1 : 0),
      '!=': (a, b) => (a !== b ? 1 : 0),
    });
  }

  private sum(): Expression {
    return this.chain(() => this.product(), { '+': (a, b) => a + b, '-': (a, b) => a - b });
  }

  private product(): Expression {
    return this.chain(() => this.signed(), { '*': (a, b) => a * b, '/': (a, b) => a / b });
  }

  private chain(
    part: () => Expression,
    operators: Readonly<Record<string, (a: number, b: number) => number>>,
  ): Expression {
    let left = part();
    while (this.at < this.tokens.length && Object.hasOwn(operators, this.tokens[this.at])) {
      const operator = operators[this.tokens[this.at++]];
      const [first, second] = [left, part()];
      left = (values) => operator(first(values), second(values));
    }
    return left;
  }

  private signed(): Expression {
    if (++this.depth > DEEPEST) throw this.fault('it is nested too deeply');
    try {
      if (this.takes('-')) {
        const value = this.signed();
        return (values) => -value(values);
      }
      if (this.takes('not')) {
        const value = this.signed();
        return (values) => (value(values) === 0 ? 1 : 0);
      }
      return this.power();
    } finally {
      this.depth--;
    }
  }

  private power(): Expression {
    const base = this.atom();
    if (!this.takes('^')) return base;
    const exponent = this.signed();
    return (values) => pow(base(values), exponent(values));
  }

  private atom(): Expression {
    const token = this.tokens[this.at++];
    if (token === undefined) throw this.fault('it ends too early');
    if (token === '(') return this.closed();
    if (/^[\d.]/.test(token)) {
      const value = Number(token);
      return () => value;
    }
    if (!/^[A-Za-z_]/.test(token)) throw this.fault(`a value should stand where ${named(token)} does`);
    if (this.names.includes(token)) return (values) => Number(values[token]);
    if (Object.hasOwn(FUNCTIONS, token)) return this.call(token);
    throw this.fault(
      `there is no variable ${named(token)}; ${hint(token, this.names, 'variables').replace(/\.$/, '')}`,
    );
  }

  private closed(): Expression {
    const inner = this.either();
    if (!this.takes(')')) throw this.fault("a ')' is missing");
    return inner;
  }

  private call(name: string): Expression {
    const { args, of } = FUNCTIONS[name];
    if (!this.takes('(')) throw this.fault(`'${name}' needs its argument in brackets`);
    const given: Expression[] = [this.either()];
    while (this.takes(',')) given.push(this.either());
    if (!this.takes(')') || given.length !== args)
      throw this.fault(`'${name}' takes ${args} value${args === 1 ? '' : 's'}`);
    return (values) => of(...given.map((value) => value(values)));
  }

  private takes(token: string): boolean {
    if (this.tokens[this.at] !== token) return false;
    this.at++;
    return true;
  }

  private fault(why: string): PliantError {
    return new PliantError(
      'syntax',
      `The formula ${named(this.text)} can't be used: ${why.replace(/([^?])$/, '$1.')}`,
    );
  }
}

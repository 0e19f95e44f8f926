/** From a plan to its runs. The list follows from the plan alone, so every machine makes the same one. */
import { PliantError } from '../core/errors.js';
import { parseJson } from '../scene/json-text.js';
import { MAX_ERRORS } from '../scene/limits.js';
import { checkScene, type SceneReading } from '../scene/parse.js';
import { check, Problems, type SceneError } from '../scene/schema/index.js';
import type { TextPlaces } from '../scene/text-places.js';
import { contentHash, exactJson } from './canonical.js';
import { type Expression, parseExpression } from './expression.js';
import type { Job } from './format.js';
import { checkJobOf, jobId, listErrors, usable } from './job.js';
import type { Outcome } from './outcome.js';
import { INDEX_COLUMNS, MAX_RUNS, type Plan, planFormat, STATE_COLUMNS } from './plan-format.js';
import { type JobObserver, JobRun, runToEnd } from './run-job.js';
import { type Combination, combinations } from './samples.js';
import { parsePath } from './scene-path.js';
import { unitAtPath } from './unit-at-path.js';
import { ENGINE_VERSION } from './version.js';

/** A plan as it was read, or what is wrong with it. */
export type PlanReading =
  | { readonly ok: true; readonly plan: Plan }
  | { readonly ok: false; readonly errors: readonly SceneError[] };

/** One run of a plan. */
export interface PlannedRun {
  /** Place in the plan and row of the table, from 0. */
  readonly index: number;
  /** The values of the plan's variables in this run. */
  readonly variables: Combination;
  /** Seed of the run, where the plan says one. */
  readonly seed: number | undefined;
  /** Whether its files are kept. */
  readonly keepsFiles: boolean;
}

/** What tells one run from another. */
export type Choice = Pick<PlannedRun, 'variables' | 'seed'>;

/** Reads a plan from its text; its scene may still be the path of a file. */
export function parsePlan(text: string): PlanReading {
  const json = parseJson(text);
  return json.ok ? readPlan(json.value, json.places) : json;
}

/** Checks a plan and fills in what it leaves out. */
export const checkPlan = (value: unknown): PlanReading => readPlan(value);

function readPlan(value: unknown, places?: TextPlaces): PlanReading {
  const problems = new Problems(MAX_ERRORS);
  const plan = check(planFormat, value, problems) as Plan;
  if (problems.total === 0) checkFormulas(plan, problems);
  if (problems.total === 0) checkTogether(plan, problems);
  if (problems.total === 0) return { ok: true, plan };
  return { ok: false, errors: listErrors(problems, places) };
}

function checkFormulas(plan: Plan, problems: Problems): void {
  const attempt = (text: string, ...place: (string | number)[]) => {
    try {
      parseExpression(text, namesOf(plan));
    } catch (error) {
      if (!(error instanceof PliantError)) throw error;
      problems.path.push(...place);
      problems.add(error.code, error.sentence);
      problems.path.length = 0;
    }
  };
  for (const [path, text] of Object.entries(plan.derive)) attempt(text, 'derive', path);
  for (const [i, text] of plan.where.entries()) attempt(text, 'where', i);
  if (plan.keep?.where !== undefined) attempt(plan.keep.where, 'keep', 'where');
}

/** What each part alone can't tell: a path that is set twice, a response that nobody measures. */
function checkTogether(plan: Plan, problems: Problems): void {
  const complain = (place: (string | number)[], sentence: string) => {
    problems.path.push(...place);
    problems.add('invalid-value', sentence);
    problems.path.length = 0;
  };
  const taken = new Map<string, string>();
  const claim = (path: string, owner: string, place: string[]) => {
    const other = taken.get(path);
    if (other !== undefined) complain(place, `${other} sets '${path}' already; let one of them go.`);
    taken.set(path, owner);
  };
  for (const path of Object.keys(plan.set)) claim(path, "'set'", ['set', path]);
  for (const [name, { path }] of Object.entries(plan.vary))
    if (path !== undefined) claim(path, `The variable '${name}'`, ['vary', name, 'path']);
  for (const path of Object.keys(plan.derive)) claim(path, "'derive'", ['derive', path]);
  if (plan.seeds?.length === 0)
    complain(['seeds'], 'This list is empty; give it at least one seed, or leave it out.');
  plan.seeds?.forEach((seed, i, seeds) => {
    if (seeds.indexOf(seed) < i)
      complain(['seeds', i], `The seed ${seed} was given already, and would make the same runs twice.`);
  });
  checkColumns(plan, complain);
  const response = plan.report?.response;
  if (response === undefined || (plan.outputs[response] && plan.outputs[response].take !== 'series')) return;
  const names = Object.keys(plan.outputs).filter((name) => plan.outputs[name].take !== 'series');
  complain(
    ['report', 'response'],
    `No output that is one number is called '${response}'; there ${names.length === 1 ? 'is' : 'are'} ${names.map((name) => `'${name}'`).join(', ') || 'none'}.`,
  );
}

/** Two columns of one name could not be told apart by whoever reads the table. */
function checkColumns(plan: Plan, complain: (path: (string | number)[], message: string) => void): void {
  const taken = new Map<string, string>(
    [...INDEX_COLUMNS, ...STATE_COLUMNS].map((name) => [name, 'the table']),
  );
  const take = (name: string, owner: string, path: string[]) => {
    const other = taken.get(name);
    if (other === undefined) taken.set(name, owner);
    else complain(path, `There is a column '${name}' of ${other} already; give this another name.`);
  };
  if (plan.seeds !== undefined || plan.seed !== undefined) taken.set('seed', 'the seeds');
  for (const name of Object.keys(plan.vary)) take(name, 'a variable', ['vary', name]);
  for (const [name, { take: taking }] of Object.entries(plan.outputs))
    if (taking !== 'series') take(name, 'an output', ['outputs', name]);
}

const namesOf = (plan: Plan): string[] => [...Object.keys(plan.vary), 'seed'];

/** A plan made ready: its runs, and the job of each. */
export class Study {
  /** Hash of what the plan says. */
  readonly id: string;
  private readonly derived: readonly (readonly [string, Expression])[];
  private readonly conditions: readonly Expression[];
  private readonly base: SceneReading;
  private readonly sceneHash: string;
  private listed: readonly PlannedRun[] | undefined;

  /** `plan.scene` is a scene by now. */
  constructor(
    /** The plan that it carries out. */
    readonly plan: Plan,
  ) {
    const names = namesOf(plan);
    this.derived = Object.entries(plan.derive).map(([path, text]) => [path, parseExpression(text, names)]);
    this.conditions = plan.where.map((text) => parseExpression(text, names));
    this.id = contentHash('study', ENGINE_VERSION, exactJson(plan));
    this.base = checkScene(plan.scene);
    this.sceneHash = contentHash(plan.scene);
  }

  /** All runs, in the order of the table; the first of them has been checked. */
  get runs(): readonly PlannedRun[] {
    if (this.listed === undefined) {
      this.listed = this.list(namesOf(this.plan));
      try {
        this.begin(this.listed[0]);
      } catch (error) {
        this.listed = undefined;
        throw error instanceof PliantError ? this.inPlan(error) : error;
      }
    }
    return this.listed;
  }

  /** Names of the variables, in the order of the table. */
  get variables(): string[] {
    return Object.keys(this.plan.vary);
  }

  /** Names of the outputs that are one number, in the order of the table. */
  get outputs(): string[] {
    return Object.entries(this.plan.outputs).flatMap(([name, { take }]) => (take === 'series' ? [] : [name]));
  }

  /** The unit of a variable: that of the value which it sets; empty where it has none or sets none by itself. */
  unitOf(variable: string): string {
    const { vary, derive } = this.plan;
    const path = vary[variable]?.path ?? Object.keys(derive).find((key) => derive[key].trim() === variable);
    if (path === undefined || !this.base.ok) return '';
    try {
      return unitAtPath(this.base.scene, parsePath(path)) ?? '';
    } catch (error) {
      // A path that only another setting makes possible.
      if (error instanceof PliantError) return '';
      throw error;
    }
  }

  /** The first condition of `where` that a choice of values does not fulfil, as the plan has it. */
  unfulfilled({ variables, seed }: Choice): string | undefined {
    const values = { ...variables, seed: seed ?? 0 };
    const at = this.conditions.findIndex((condition) => condition(values) === 0);
    return at < 0 ? undefined : this.plan.where[at];
  }

  /** The job that a choice of values makes. */
  jobOf({ variables, seed }: Choice): Job {
    const { scene, set, dt, duration, substeps, solver, methods, parameters, outputs, stop } = this.plan;
    const chosen: Record<string, unknown> = { ...set };
    for (const [name, { path }] of Object.entries(this.plan.vary)) {
      if (path !== undefined) chosen[path] = variables[name];
    }
    const values = { ...variables, seed: seed ?? 0 };
    for (const [path, formula] of this.derived) chosen[path] = formula(values);
    return {
      scene,
      set: chosen,
      ...(seed !== undefined && { seed }),
      ...(dt !== undefined && { dt }),
      ...(duration !== undefined && { duration }),
      ...(substeps !== undefined && { substeps }),
      ...(solver !== undefined && { solver }),
      methods,
      parameters,
      outputs,
      stop,
    };
  }

  /** The id of the job that a choice of values makes. */
  idOf(run: Choice): string {
    return jobId(this.jobOf(run), this.sceneHash);
  }

  /** A run before its first step; throws a PliantError where its values can't be used. */
  begin(run: Choice): JobRun {
    const { job, scene } = usable(checkJobOf(this.base, this.jobOf(run)));
    return new JobRun(job, scene, this.sceneHash);
  }

  /** Runs one of the runs; what its values make impossible is an outcome too. */
  run(run: Choice, observer: JobObserver = {}): Outcome {
    try {
      return { kind: 'done', result: runToEnd(this.begin(run), observer) };
    } catch (error) {
      if (!(error instanceof PliantError)) throw error;
      return { kind: 'refused', error: error.message };
    }
  }

  /** A fault of a setting where the plan makes that setting. */
  private inPlan({ code, sentence, place }: PliantError): PliantError {
    const found = /^set(?:\.(.+)|\["(.*)"\])$/.exec(place.path?.replaceAll('\\"', '"') ?? '');
    const path = found?.[1] ?? found?.[2];
    if (path === undefined) return new PliantError(code, sentence, place);
    const variable = Object.entries(this.plan.vary).find(([, vary]) => vary.path === path)?.[0];
    const own = variable === undefined ? (path in this.plan.derive ? 'derive' : 'set') : `vary.${variable}`;
    return new PliantError(code, `${path}: ${sentence}`, { path: own });
  }

  private list(names: readonly string[]): PlannedRun[] {
    const { keep, seeds, seed } = this.plan;
    const kept = keep?.where === undefined ? undefined : parseExpression(keep.where, names);
    const runs: PlannedRun[] = [];
    for (const variables of combinations(this.plan)) {
      for (const each of seeds ?? [seed]) {
        const values = { ...variables, seed: each ?? 0 };
        if (this.unfulfilled({ variables, seed: each }) !== undefined) continue;
        const keepsFiles = keep !== undefined && (kept === undefined || kept(values) !== 0);
        runs.push({ index: runs.length, variables, seed: each, keepsFiles });
      }
    }
    if (runs.length > 0 && runs.length <= MAX_RUNS) return runs;
    const sentence =
      runs.length === 0
        ? "No combination fulfils all of 'where'; loosen a condition."
        : `The plan has ${runs.length} runs; the most are ${MAX_RUNS}, so take fewer samples or seeds.`;
    throw new PliantError('invalid-value', sentence, { path: runs.length === 0 ? 'where' : 'vary' });
  }
}

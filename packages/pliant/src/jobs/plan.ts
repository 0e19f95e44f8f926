/** From a plan to its runs. The list follows from the plan alone, so every machine makes the same one. */
import { PliantError } from '../core/errors.js';
import { parseJson } from '../scene/json-text.js';
import { MAX_ERRORS } from '../scene/limits.js';
import { check, Problems, type SceneError } from '../scene/schema/index.js';
import type { TextPlaces } from '../scene/text-places.js';
import { contentHash } from './canonical.js';
import { type Expression, parseExpression } from './expression.js';
import type { Job } from './format.js';
import { checkJob, jobId, listErrors } from './job.js';
import { MAX_RUNS, type Plan, planFormat } from './plan-format.js';
import { type Combination, combinations } from './samples.js';
import { ENGINE_VERSION } from './version.js';

export type PlanReading =
  | { readonly ok: true; readonly plan: Plan }
  | { readonly ok: false; readonly errors: readonly SceneError[] };

/** One run of a plan. */
export interface PlannedRun {
  /** Place in the plan and row of the table, from 0. */
  readonly index: number;
  readonly variables: Combination;
  readonly seed: number | undefined;
  readonly keepsFiles: boolean;
}

/** Reads a plan from its text; its scene may still be the path of a file. */
export function parsePlan(text: string): PlanReading {
  const json = parseJson(text);
  return json.ok ? readPlan(json.value, json.places) : json;
}

export const checkPlan = (value: unknown): PlanReading => readPlan(value);

function readPlan(value: unknown, places?: TextPlaces): PlanReading {
  const problems = new Problems(MAX_ERRORS);
  const plan = check(planFormat, value, problems) as Plan;
  if (problems.total === 0) checkFormulas(plan, problems);
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

const namesOf = (plan: Plan): string[] => [...Object.keys(plan.vary), 'seed'];

/** A plan made ready: its runs, and the job of each. */
export class Study {
  readonly id: string;
  readonly runs: readonly PlannedRun[];
  private readonly derived: readonly (readonly [string, Expression])[];

  /** `plan.scene` is a scene by now. */
  constructor(readonly plan: Plan) {
    const names = namesOf(plan);
    this.derived = Object.entries(plan.derive).map(([path, text]) => [path, parseExpression(text, names)]);
    this.id = contentHash('study', ENGINE_VERSION, plan);
    this.runs = this.list(names);
    this.checkFirst();
  }

  /** Names of the variables, in the order of the table. */
  get variables(): string[] {
    return Object.keys(this.plan.vary);
  }

  /** Names of the outputs that are one number, in the order of the table. */
  get outputs(): string[] {
    return Object.entries(this.plan.outputs).flatMap(([name, { take }]) => (take === 'series' ? [] : [name]));
  }

  jobOf({ variables, seed }: Pick<PlannedRun, 'variables' | 'seed'>): Job {
    const { scene, set, dt, duration, substeps, methods, parameters, outputs, stop } = this.plan;
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
      methods,
      parameters,
      outputs,
      stop,
    };
  }

  idOf(run: PlannedRun): string {
    return jobId(this.jobOf(run));
  }

  private list(names: readonly string[]): PlannedRun[] {
    const { where, keep, seeds, seed } = this.plan;
    const conditions = where.map((text) => parseExpression(text, names));
    const kept = keep?.where === undefined ? undefined : parseExpression(keep.where, names);
    const runs: PlannedRun[] = [];
    for (const variables of combinations(this.plan)) {
      for (const each of seeds ?? [seed]) {
        const values = { ...variables, seed: each ?? 0 };
        if (!conditions.every((condition) => condition(values) !== 0)) continue;
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

  /** A path that leads nowhere is told before the first run, not ten thousand times after it. */
  private checkFirst(): void {
    const reading = checkJob(this.jobOf(this.runs[0]));
    if (reading.ok) return;
    const { code, message, path } = reading.errors[0];
    throw new PliantError(code, message, { path });
  }
}

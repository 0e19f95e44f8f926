/**
 * Runs one case under its laws. All watches look on at one run, laws that compare whole runs have their own, and the first
 * breach of each law is kept; a run goes on after a breach, unless the state is no longer finite.
 */
import type { Case } from './case.js';
import { type Breach, LAW_NAMES, type Law, type LawName, type Watch } from './law.js';
import { LAWS } from './laws/index.js';
import { silence } from './laws/says-so.js';
import { PLANAR_LAWS } from './plane/laws.js';
import { PlanarRunning } from './plane/running.js';
import { Running } from './running.js';
import type { Runs } from './runs.js';

export interface Verdict {
  /** The first breach of each law that broke. */
  readonly breaches: readonly Breach[];
  /** Laws that had something to say about the case. */
  readonly asked: readonly LawName[];
  readonly steps: number;
}

export interface PlayOptions {
  readonly laws?: readonly LawName[];
  /** Ends the run at the first breach. */
  readonly stopsAtFirst?: boolean;
  /** What the law of time reads [ms]. */
  readonly clock?: () => number;
}

export function play(subject: Case, options: PlayOptions = {}): Verdict {
  return subject.planar === undefined
    ? playBy(LAWS, new Running(subject, options.clock), options)
    : playBy(PLANAR_LAWS, new PlanarRunning(subject, options.clock), options);
}

function playBy<R extends Runs>(
  all: readonly Law<R>[],
  running: R,
  { laws = LAW_NAMES, stopsAtFirst = false }: PlayOptions,
): Verdict {
  const { subject } = running;
  const chosen = all.filter(({ name }) => laws.includes(name));
  const breaches = new Map<LawName, Breach>();
  const asked = new Set<LawName>();
  const steps = watched(running, chosen, breaches, asked, stopsAtFirst);
  for (const law of chosen) {
    if (law.compare === undefined || law.applies?.(subject) === false) continue;
    if (stopsAtFirst && breaches.size > 0) continue;
    asked.add(law.name);
    const found = guarded(law.name, 0, () => law.compare?.(subject));
    if (found !== undefined) breaches.set(law.name, { law: law.name, ...found });
  }
  return { breaches: [...breaches.values()], asked: [...asked], steps };
}

type Found = Omit<Breach, 'law'> | undefined;

function watched<R extends Runs>(
  running: R,
  laws: readonly Law<R>[],
  breaches: Map<LawName, Breach>,
  asked: Set<LawName>,
  stopsAtFirst: boolean,
): number {
  const watching = laws.filter(({ watch }) => watch !== undefined);
  if (watching.length === 0) return 0;
  const { subject } = running;
  const watches = new Map<LawName, Watch<R>>();
  for (const law of watching) {
    const watch = law.watch?.(running);
    if (watch !== undefined) watches.set(law.name, watch);
  }
  for (const name of watches.keys()) asked.add(name);
  const note = (law: LawName, found: Found) => {
    if (found === undefined || breaches.has(law)) return;
    const breach = { law, ...found };
    breaches.set(law, breach);
    const kept = watches.has('says-so') ? silence(breach, running.troubles()) : undefined;
    if (kept !== undefined && !breaches.has('says-so')) breaches.set('says-so', kept);
  };
  for (let s = 0; s < subject.steps; s++) {
    const thrown = guarded('finite', s, () => {
      running.step();
      return undefined;
    });
    if (thrown !== undefined) {
      breaches.set('finite', { law: 'finite', ...thrown });
      return s;
    }
    for (const [law, watch] of watches)
      note(
        law,
        guarded(law, s + 1, () => at(s + 1, watch.afterStep?.(running))),
      );
    if (breaches.has('finite') || (stopsAtFirst && breaches.size > 0)) return s + 1;
  }
  for (const [law, watch] of watches)
    note(
      law,
      guarded(law, subject.steps, () => at(subject.steps, watch.atEnd?.(running))),
    );
  return subject.steps;
}

const at = (step: number, finding: Omit<Breach, 'law' | 'step'> | undefined): Found =>
  finding === undefined ? undefined : { step, ...finding };

/** Nothing may throw, neither a step nor an answer. */
function guarded(law: LawName, step: number, run: () => Found): Found {
  try {
    return run();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return {
      step,
      sentence: `${law === 'finite' ? 'The step' : `A question of '${law}'`} threw: ${message}`,
      value: 1,
      limit: 0,
    };
  }
}

/** A finished run in a few lines for people. */
import { duration, fileSize, plural, significant, vector, withPrefix } from './quantities.js';
import type { RunReport } from './report.js';

const LABEL_WIDTH = 14;
/** Troubles that are spelled out; the rest are counted. */
const SHOWN = 5;

export function summaryOf(report: RunReport): string {
  const lines = [
    heading(report),
    row('bodies', bodies(report)),
    row('contacts', contacts(report)),
    row('worst depth', worst(report)),
    row('energy', energy(report)),
    row('momentum', momentum(report)),
    ...timings(report),
    ...outputs(report),
    row('hash', report.hash),
    ...troubles(report),
    ...platform(),
    ...report.files.map(({ file, bytes }) => row('wrote', `${file} (${fileSize(bytes)})`)),
  ];
  return `${lines.join('\n')}\n`;
}

function heading({ scene, steps, dt, substeps, time, wall, solver, troubles }: RunReport): string {
  if (solver === 'static') {
    const isFound = troubles.newest.every(({ code }) => code !== 'unsolved');
    return `${scene.name}: ${isFound ? 'equilibrium found' : 'no equilibrium found'} in ${duration(wall)}`;
  }
  const speed = wall > 0 && time > 0 ? `, ${significant((time * 1000) / wall)} × real time` : '';
  const by = solver === 'exact' ? ' by the exact solver' : '';
  const each = `${withPrefix(dt, 's')} in ${plural(substeps, 'substep')}`;
  return `${scene.name}: ${plural(steps, 'step')} of ${each}, ${significant(time)} s simulated${by} in ${duration(wall)}${speed}`;
}

const row = (label: string, text: string): string => `  ${label.padEnd(LABEL_WIDTH)}${text}`;

function bodies({ bodies: { total, kinds, asleep, frozen } }: RunReport): string {
  const parts = Object.entries(kinds).map(([kind, count]) => `${count} ${kind}`);
  const states = [asleep > 0 ? `${asleep} asleep` : '', frozen > 0 ? `${frozen} frozen` : ''].filter(Boolean);
  return `${total}${parts.length > 0 ? ` (${[...parts, ...states].join(', ')})` : ''}`;
}

function contacts({ contacts: { end, most, touches, softened } }: RunReport): string {
  const text = `${end} at the end, ${most} at most; bodies began to touch ${plural(touches, 'time')}`;
  return softened > 0 ? `${text}; softened ${plural(softened, 'time')} to stay stable` : text;
}

function worst({ worstDepth }: RunReport): string {
  if (worstDepth === null) return 'none';
  const { depth, time, bodies } = worstDepth;
  return `${withPrefix(depth, 'm')} at ${significant(time)} s, between '${bodies[0]}' and '${bodies[1]}'`;
}

function energy({ energy: { start, end } }: RunReport): string {
  const parts = `kinetic ${withPrefix(end.kinetic, 'J')}, potential ${withPrefix(end.potential, 'J')}`;
  return `${withPrefix(start.total, 'J')} → ${withPrefix(end.total, 'J')} (${parts})`;
}

function momentum({ momentum: { start, end } }: RunReport): string {
  const linear = `${vector(start.linear)} → ${vector(end.linear)} kg·m/s`;
  return `${linear}; angular ${vector(start.angular)} → ${vector(end.angular)} kg·m²/s`;
}

function timings({ timings: stages, steps }: RunReport): string[] {
  const total = Object.values(stages).reduce((sum, ms) => sum + ms, 0);
  const each = steps > 0 ? `, ${duration(total / steps)} a step` : '';
  const shares = Object.entries(stages).map(([stage, ms]) => {
    return row(
      '',
      `${stage.padEnd(LABEL_WIDTH)}${duration(ms)} (${total > 0 ? Math.round((ms / total) * 100) : 0} %)`,
    );
  });
  return [row('time', `${duration(total)}${each}`), ...shares];
}

function outputs(report: RunReport): string[] {
  return Object.entries(report.outputs).map(([name, value], i) => {
    return row(
      i === 0 ? 'outputs' : '',
      `${name} = ${value === null ? 'nothing to measure' : significant(value)}`,
    );
  });
}

function troubles({ troubles: { total, newest } }: RunReport): string[] {
  if (total === 0) return [row('troubles', 'none')];
  const shown = newest.slice(-SHOWN).map(({ step, sentence }) => row('', `step ${step + 1}: ${sentence}`));
  const rest = total > shown.length ? `, the last ${shown.length}:` : ':';
  return [row('troubles', `${total}${rest}`), ...shown];
}

/** What a run does without here. The engine has plain code with the same bits. */
function platform(): string[] {
  if ('WebAssembly' in globalThis) return [];
  return [
    row(
      'platform',
      'Node runs without WebAssembly: the result is the same, and heaps of many rigid bodies take about twice the time.',
    ),
  ];
}

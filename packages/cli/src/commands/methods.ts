import type { Command } from 'commander';
import { METHOD_STAGES, type MethodInfo, type ParameterInfo } from 'pliant';
import { SUCCESS } from '../failure.js';
import type { Io } from '../io.js';
import { methodsOf } from '../registered.js';

export function addMethods(program: Command, io: Io, end: (code: number) => void): void {
  program
    .command('methods')
    .description('list every method of every stage with its sentence, source and parameters')
    .option('--json', 'print them as one JSON object')
    .action((options: { json?: boolean }) => {
      io.stdout(options.json ? asJson() : asText());
      end(SUCCESS);
    });
}

function asJson(): string {
  const stages = METHOD_STAGES.map((stage) => [stage, methodsOf(stage).map(plain)]);
  return `${JSON.stringify(Object.fromEntries(stages), undefined, 2)}\n`;
}

/** What a method says of itself, without its workings. */
const plain = ({ name, sentence, source, parameters }: MethodInfo): MethodInfo => ({
  name,
  sentence,
  source,
  parameters: parameters ?? [],
});

function asText(): string {
  const lines = METHOD_STAGES.flatMap((stage) => [stage, ...methodsOf(stage).flatMap(describe), '']);
  return lines.join('\n');
}

function describe({ name, sentence, source, parameters = [] }: MethodInfo): string[] {
  return [
    `  ${name}`,
    `      ${sentence}`,
    `      Source: ${source}`,
    ...parameters.map(
      (info) => `      ${name}.${info.name} = ${info.default}${bounds(info)}: ${info.sentence}`,
    ),
  ];
}

function bounds({ unit, min, max, choices }: ParameterInfo): string {
  if (choices !== undefined) return ` (${choices.join(' | ')})`;
  const range = [min === undefined ? '' : `≥ ${min}`, max === undefined ? '' : `≤ ${max}`].filter(Boolean);
  return `${unit ? ` ${unit}` : ''}${range.length > 0 ? ` (${range.join(', ')})` : ''}`;
}

import type { Command } from 'commander';
import { METHOD_STAGES, type MethodInfo, type MethodStage } from 'pliant';
import type { ParameterInfo } from 'pliant/methods';
import { didYouMean } from '../did-you-mean.js';
import { refusal, SUCCESS } from '../failure.js';
import type { Io } from '../io.js';
import { allMethods, methodsOf } from '../registered.js';

export function addMethods(program: Command, io: Io, end: (code: number) => void): void {
  program
    .command('methods')
    .description('list every method of every stage with its sentence, source and parameters, or one of them')
    .argument('[name]', 'only this method')
    .option('--json', 'print them as one JSON object')
    .action((name: string | undefined, options: { json?: boolean }) => {
      const found = listed(name);
      io.stdout(options.json ? asJson(found) : asText(found));
      end(SUCCESS);
    });
}

type Listed = readonly (readonly [MethodStage, readonly MethodInfo[]])[];

function listed(name: string | undefined): Listed {
  const all = METHOD_STAGES.map((stage) => [stage, methodsOf(stage)] as const);
  if (name === undefined) return all;
  const found = all.map(([stage, methods]) => [stage, methods.filter((m) => m.name === name)] as const);
  const some = found.filter(([, methods]) => methods.length > 0);
  if (some.length > 0) return some;
  const names = allMethods().map((method) => method.name);
  throw refusal(`There is no method '${name}'; ${didYouMean(name, names, 'methods')}`);
}

function asJson(found: Listed): string {
  const stages = found.map(([stage, methods]) => [stage, methods.map(plain)]);
  return `${JSON.stringify(Object.fromEntries(stages), undefined, 2)}\n`;
}

/** What a method says of itself, without its workings. */
const plain = ({ name, sentence, source, parameters }: MethodInfo): MethodInfo => ({
  name,
  sentence,
  source,
  parameters: parameters ?? [],
});

function asText(found: Listed): string {
  return found.flatMap(([stage, methods]) => [stage, ...methods.flatMap(describe), '']).join('\n');
}

function describe({ name, sentence, source, parameters = [] }: MethodInfo): string[] {
  return [
    `  ${name}`,
    `      ${sentence}`,
    `      Source: ${source}`,
    ...parameters.map(
      (info) => `      ${name}.${info.name} = ${info.default}${bounds(info)}: ${info.sentence}`,
    ),
    `      Page: docs/methods/${name}.md`,
  ];
}

function bounds({ unit, min, max, choices }: ParameterInfo): string {
  if (choices !== undefined) return ` (${choices.join(' | ')})`;
  const range = [min === undefined ? '' : `≥ ${min}`, max === undefined ? '' : `≤ ${max}`].filter(Boolean);
  return `${unit ? ` ${unit}` : ''}${range.length > 0 ? ` (${range.join(', ')})` : ''}`;
}

/** What two worlds that are compared are called: A and B, and what differs between them. */
import { METHOD_STAGES, type ParameterValues } from 'pliant';
import type { MethodChoices } from '../engine/protocol.js';
import { say } from './words.js';

export interface NamedWorld {
  readonly methods?: MethodChoices | undefined;
  readonly parameters: Readonly<Record<string, ParameterValues>>;
}

/** Such as `A: impulse` and `B: penalty`; just the letters where both do the same. */
export function worldNames(a: NamedWorld, b: NamedWorld): readonly [string, string] {
  const [ofA, ofB]: [string[], string[]] = [[], []];
  for (const stage of METHOD_STAGES) {
    const [one, other] = [a.methods?.[stage], b.methods?.[stage]];
    if (one === undefined || other === undefined || one === other) continue;
    ofA.push(one);
    ofB.push(other);
  }
  for (const [name, key] of parameterKeys(a, b)) {
    const [one, other] = [a.parameters[name]?.[key], b.parameters[name]?.[key]];
    if (one === other) continue;
    ofA.push(`${key} ${one ?? say('as usual')}`);
    ofB.push(`${key} ${other ?? say('as usual')}`);
  }
  return ofA.length === 0 ? ['A', 'B'] : [`A: ${ofA.join(', ')}`, `B: ${ofB.join(', ')}`];
}

function parameterKeys(a: NamedWorld, b: NamedWorld): [string, string][] {
  const names = [...new Set([...Object.keys(a.parameters), ...Object.keys(b.parameters)])];
  return names.flatMap((name) => {
    const keys = new Set([
      ...Object.keys(a.parameters[name] ?? {}),
      ...Object.keys(b.parameters[name] ?? {}),
    ]);
    return [...keys].map((key): [string, string] => [name, key]);
  });
}

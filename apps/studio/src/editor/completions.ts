/** Words that scenes are written with, from the published schema: keys with their sentences, and names of methods. */
import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import type { MethodInfo } from 'pliant';
import { sceneSchema } from 'pliant/io';
import { broadphases, narrowphases, penetrations, responses } from 'pliant/methods';
import { shapeKinds } from 'pliant/queries';

function collectKeys(node: unknown, keys: Map<string, Completion>): void {
  if (typeof node !== 'object' || node === null) return;
  if (Array.isArray(node)) {
    for (const item of node) collectKeys(item, keys);
    return;
  }
  const { properties, ...rest } = node as { properties?: Record<string, { description?: string }> };
  for (const [key, value] of Object.entries(properties ?? {})) {
    if (!keys.has(key)) {
      keys.set(key, {
        label: `"${key}"`,
        type: 'property',
        ...(value.description && { info: value.description }),
      });
    }
    collectKeys(value, keys);
  }
  for (const value of Object.values(rest)) collectKeys(value, keys);
}

function collect(): Completion[] {
  const keys = new Map<string, Completion>();
  collectKeys(sceneSchema(), keys);
  const kinds = ['static', 'kinematic', 'rigid', ...shapeKinds];
  const registries: { list(): MethodInfo[] }[] = [broadphases, narrowphases, penetrations, responses];
  const methods = registries.flatMap((registry) => registry.list());
  return [
    ...keys.values(),
    ...kinds.map((kind): Completion => ({ label: `"${kind}"`, type: 'enum' })),
    ...methods.map(
      ({ name, sentence }): Completion => ({ label: `"${name}"`, type: 'enum', info: sentence }),
    ),
  ];
}

let known: Completion[] | undefined;

export function completeScene(context: CompletionContext): CompletionResult | null {
  const word = context.matchBefore(/"[\w$-]*/);
  if (word === null) return null;
  known ??= collect();
  return { from: word.from, options: known, validFor: /^"[\w$-]*"?$/ };
}

import type { CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import { completeFromSchema } from '@codemirror/lang-xml';
import { materialsIn, xmlSchema } from './xml-schema.js';

const fromSchema = completeFromSchema(xmlSchema(), []);

/** Tags and attributes by the grammar; names of materials from the text itself. */
export function completeXml(
  context: CompletionContext,
): CompletionResult | null | Promise<CompletionResult | null> {
  const before = context.matchBefore(/<molecule\b[^<>]*\bmaterial\s*=\s*"[^"]*/);
  if (before === null) return fromSchema(context);
  const from = before.from + before.text.lastIndexOf('"') + 1;
  const options = materialsIn(context.state.doc.toString()).map((label) => ({ label, type: 'constant' }));
  return { from, options, validFor: /^[^"]*$/ };
}

import { MAX_NAME_LENGTH } from '../limits.js';
import type { ValueRule } from './grammar.js';

/** A decimal number as XML Schema and C write it; `0x10`, `NaN`, `1_000` and the empty text are none. */
const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/;

/** Longest text that can be a number; longer ones are refused before they are looked at. */
const LONGEST_NUMBER = 400;

/** The value of an attribute, or undefined when it isn't what the rule asks for. */
export function readValue(rule: ValueRule, text: string): number | string | boolean | undefined {
  if (rule.kind === 'text')
    return text.length >= rule.least && text.length <= MAX_NAME_LENGTH ? text : undefined;
  const trimmed = text.trim();
  if (rule.kind === 'boolean') return trimmed === 'true' || (trimmed === 'false' ? false : undefined);
  if (trimmed.length > LONGEST_NUMBER || !NUMBER.test(trimmed)) return undefined;
  const value = Number(trimmed);
  return value >= rule.least && value <= rule.most ? value : undefined;
}

/** Text of the file inside a sentence: short, on one line, in quotes. */
export function quoted(text: string): string {
  const short = text.length > 40 ? `${text.slice(0, 40)}…` : text;
  return `'${short.replace(/[^ -~\u00a0-\ud7ff\ue000-\ufffd]/g, '?')}'`;
}

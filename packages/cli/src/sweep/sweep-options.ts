/** The flags of `pliant sweep`. */
import type { ImportOptions } from 'pliant/io';
import { refusal } from '../failure.js';

export interface SweepOptions extends ImportOptions {
  readonly out?: string;
  readonly workers?: number;
  readonly timeout?: number;
  readonly retries?: number;
  readonly memory?: number;
  readonly shard?: Shard;
  readonly merge?: true | string[];
  readonly partial?: boolean;
  readonly queue?: string;
  readonly dryRun?: boolean;
  readonly fresh?: boolean;
  readonly ask?: boolean;
  readonly report?: boolean;
  readonly json?: boolean;
  readonly quiet?: boolean;
}

export interface Shard {
  readonly index: number;
  readonly count: number;
}

/** `2/10`, counted from 1. */
export function shard(text: string): Shard {
  const match = /^(\d{1,7})\/(\d{1,7})$/.exec(text.trim());
  const [index, count] = [Number(match?.[1]), Number(match?.[2])];
  if (match !== null && index >= 1 && index <= count) return { index, count };
  throw refusal(`--shard takes i/n with i from 1 to n and n up to 9999999, such as 2/10, not '${text}'.`);
}

export const shardFile = ({ index, count }: Shard): string => {
  const digits = String(count).length;
  return `results-${String(index).padStart(digits, '0')}-of-${count}.jsonl`;
};

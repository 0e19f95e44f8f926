/** How a command ends when it doesn't do what it was asked: an exit code and one plain sentence. */
import { constants } from 'node:os';
import { PliantError } from 'pliant';

export const SUCCESS = 0;
/** The work was begun, or could have been, and failed. */
export const FAILED = 1;
/** Wrong flags, or input that can't be used. */
export const REFUSED = 2;

export class Failure extends Error {
  override readonly name = 'Failure';

  constructor(
    readonly exitCode: number,
    readonly sentence: string,
    options?: ErrorOptions,
  ) {
    super(sentence, options);
  }
}

/** Whoever read what is written has seen enough: the work ends, without a word. */
export class ReaderGone extends Failure {
  constructor(cause: unknown) {
    super(SUCCESS, '', { cause });
  }
}

/** Wrong flags or unusable input. */
export const refusal = (sentence: string, cause?: unknown): Failure =>
  new Failure(REFUSED, sentence, { cause });

/** Ended by a signal, with the exit code shells expect: 128 + its number. */
export function interrupted(signal: AbortSignal, sentence: string): Failure {
  const name = signal.reason as NodeJS.Signals;
  return new Failure(128 + (constants.signals[name] ?? constants.signals.SIGINT), sentence);
}

/** Any thrown value as a failure. What nobody foresaw keeps its message and points to `--debug`. */
export function toFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  if (error instanceof PliantError) return refusal(error.message, error);
  const reason = isSystemError(error) ? systemReason(error) : firstLine(error);
  return new Failure(FAILED, `Something unexpected went wrong (${reason}); --debug shows where.`, {
    cause: error,
  });
}

export function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && typeof (error as NodeJS.ErrnoException).code === 'string';
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'it does not exist',
  ENOTDIR: 'a part of its path is not a folder',
  EEXIST: 'something else has that name',
  EISDIR: 'it is a folder',
  EACCES: 'permission is denied',
  EPERM: 'the system does not permit it',
  EROFS: 'the place is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EFBIG: 'it would become larger than allowed there',
  EBUSY: 'another program holds it',
  EMFILE: 'too many files are open',
  ENAMETOOLONG: 'its name is too long',
  ELOOP: 'its links lead in a circle',
  EIO: 'the device reports an error',
  EADDRNOTAVAIL: 'this machine does not have that address',
};

/** Why the system refused, in words that fit after "because". */
export function systemReason(error: unknown): string {
  if (!isSystemError(error)) return firstLine(error);
  return REASONS[error.code ?? ''] ?? `the system says ${error.code}`;
}

function firstLine(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.split('\n')[0].replace(/[.;]\s*$/, '') || 'no reason given';
}

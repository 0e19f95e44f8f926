// What the set-up says goes to stderr, so that stdout stays free for results (`npm run -s pliant -- run … --json`).

/** A sentence for the reader, and nothing more: shown without a stack. */
export class Refusal extends Error {}

export function say(sentence) {
  process.stderr.write(`${sentence}\n`);
}

/** Runs a command's body and ends the process with the exit code it gives. */
export async function main(body) {
  try {
    process.exitCode = await body(process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    say(error.message);
    process.exitCode = 1;
  }
}

export function seconds(sinceMs) {
  return `${((performance.now() - sinceMs) / 1000).toFixed(1)} s`;
}

/** What a command may touch of the world around it; tests put their own in its place. */
export interface Io {
  readonly stdout: (text: string) => void;
  readonly stderr: (text: string) => void;
  /** Columns of the terminal behind stderr; 0 when it isn't one, and then no progress bar is drawn. */
  readonly columns: number;
  /** Folder that relative paths are meant from. */
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Whether children may use this process's own terminal. */
  readonly ownsTerminal: boolean;
  /**
   * Aborts when the user asks to stop; its reason is the name of the signal. Until the first call a signal ends the
   * process at once, as is the custom.
   */
  readonly interruption: () => AbortSignal;
}

export function processIo(): Io {
  let stop: AbortController | undefined;
  return {
    stdout: (text) => void process.stdout.write(text),
    stderr: (text) => void process.stderr.write(text),
    columns: process.stderr.isTTY ? (process.stderr.columns ?? 80) : 0,
    cwd: process.cwd(),
    env: process.env,
    ownsTerminal: true,
    interruption: () => (stop ??= abortOnSignals()).signal,
  };
}

/** The first signal asks to stop, the second one stops: a clean-up that hangs must not hold the user. */
function abortOnSignals(): AbortController {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => stop.abort(signal));
  }
  return stop;
}

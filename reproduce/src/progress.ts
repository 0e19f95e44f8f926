/** Tells people how far the experiments are: one line that is written over on a terminal, a line for each step elsewhere. */
const BAR = 20;

export interface Progress {
  /** `done` of `total` experiments are there, and this one is next. */
  begin(done: number, total: number, name: string): void;
  /** What the experiment does now. */
  detail(words: string): void;
  /** Something that stays to be read. */
  note(words: string): void;
  end(total: number): void;
}

interface Terminal {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
}

export function progressOn(terminal: Terminal, now: () => number = () => performance.now()): Progress {
  const began = now();
  let head = '';
  const show = (words: string) => {
    const line = `${head} ${clock()} ${words}`;
    if (!terminal.isTTY) terminal.write(`${line}\n`);
    else terminal.write(`\r\u001b[K${line.slice(0, (terminal.columns ?? 80) - 1)}`);
  };
  const clock = () => {
    const seconds = Math.floor((now() - began) / 1000);
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  };
  let name = '';
  return {
    begin(done, total, next) {
      name = next;
      head = bar(done, total);
      show(name);
    },
    detail: (words) => show(`${name}: ${words}`),
    note: (words) => terminal.write(`${terminal.isTTY ? '\r\u001b[K' : ''}${words}\n`),
    end(total) {
      head = bar(total, total);
      show('done');
      if (terminal.isTTY) terminal.write('\n');
    },
  };
}

function bar(done: number, total: number): string {
  const full = Math.round((done / total) * BAR);
  return `[${'#'.repeat(full)}${'-'.repeat(BAR - full)}] ${String(Math.floor((100 * done) / total)).padStart(3)} %`;
}

/** Tapes of the run: several at once, and they go on whichever panel is open. */
import type { Tape } from '../view/tapes/tape.js';
import { download } from './download.js';
import { Store } from './store.js';

/** A tape that is shown what is drawn. */
export interface Running<Shown> {
  readonly tape: Tape;
  take(shown: Shown): void;
}

interface Loaded<Shown> extends Running<Shown> {
  readonly stem: string;
}

type Attempt = (title: string, action: () => Promise<unknown>) => Promise<void>;

const refusalOf = (label: string): string =>
  label === 'Film' ? 'The film could not be made' : `The ${label} could not be made`;

export class TapeDeck<Shown> {
  /** Names of the tapes that run. */
  readonly store = new Store<{ readonly on: readonly string[] }>({ on: [] });
  private readonly running = new Map<string, Loaded<Shown>>();

  constructor(private readonly attempt: Attempt) {}

  /** Whether any tape runs. */
  get isOn(): boolean {
    return this.running.size > 0;
  }

  /** Begins a tape, or ends it and hands it over. */
  async toggle(label: string, stem: string, make: () => Promise<Running<Shown> | undefined>): Promise<void> {
    if (this.running.has(label)) return this.end(label);
    await this.attempt(refusalOf(label), async () => {
      const made = await make();
      if (made === undefined || this.running.has(label)) return;
      this.running.set(label, { ...made, take: (shown) => made.take(shown), stem });
      this.tell();
    });
  }

  /** Shows every tape what was drawn. One that can hold no more is handed over. */
  take(shown: Shown): void {
    for (const [label, one] of this.running) {
      one.take(shown);
      if (one.tape.isFull) void this.end(label);
    }
  }

  /** The bodies are about to be others: tapes of them are handed over as far as they are. */
  endOfBodies(): void {
    for (const [label, { tape }] of this.running) if (tape.isOfBodies) void this.end(label);
  }

  private async end(label: string): Promise<void> {
    const one = this.running.get(label);
    if (one === undefined) return;
    this.running.delete(label);
    this.tell();
    try {
      const content = await one.tape.finish();
      download(`${one.stem}.${one.tape.ending}`, content, content.type);
    } catch (error) {
      await this.attempt(refusalOf(label), () => Promise.reject(error));
    }
  }

  private tell(): void {
    this.store.set({ on: [...this.running.keys()] });
  }
}

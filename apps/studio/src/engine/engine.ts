/** The page's end of the engine thread: calls that answer later, and the newest frame. */
import { CopiedReader } from './copied-frames.js';
import { epochOf, type Frame } from './frame.js';
import type { CallName, FromEngine, LoadedScene, News, Remote, ToEngine } from './protocol.js';
import { SharedReader } from './shared-frames.js';

/** A call that the engine refused, with a sentence for people. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

interface Waiting {
  readonly resolve: (value: never) => void;
  readonly reject: (error: Error) => void;
}

export class Engine {
  /** The calls, as methods. */
  readonly call: Remote;
  /** Is told once when the thread can't go on. */
  onCrash: (sentence: string) => void = () => undefined;
  /** Is told what the page should know though nobody asked. */
  onNews: (news: News) => void = () => undefined;
  private readonly worker: Worker;
  private readonly waiting = new Map<number, Waiting>();
  private lastId = 0;
  private reader: SharedReader | CopiedReader | undefined;
  private epoch = 0;
  /** A copied frame of a scene whose loading hasn't been answered yet: it overtakes the answer. */
  private early: ArrayBuffer | undefined;

  constructor() {
    this.worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'engine' });
    this.worker.onmessage = ({ data }: MessageEvent<FromEngine>) => this.receive(data);
    this.worker.onerror = (event) => {
      event.preventDefault();
      this.crash(event.message || 'The engine thread could not be started.');
    };
    this.call = new Proxy({} as Remote, {
      get:
        (_, name) =>
        (...args: unknown[]) =>
          this.send(name as CallName, args),
    });
  }

  /** Takes frames of this scene from now on. */
  follow({ shared, size, epoch }: LoadedScene): void {
    this.epoch = epoch;
    if (shared !== undefined) {
      this.reader = new SharedReader(shared, size);
      return;
    }
    const reader = new CopiedReader(size, (buffer) => this.giveBack(buffer));
    if (this.early !== undefined && epochOf(this.early) === epoch) reader.receive(this.early);
    this.early = undefined;
    this.reader = reader;
  }

  /** The newest frame if there is one that wasn't taken yet. Valid until the next call. */
  takeFrame(): Frame | undefined {
    return this.reader?.take();
  }

  dispose(): void {
    this.worker.terminate();
    this.rejectAll('The engine was stopped.');
  }

  private send(name: CallName, args: readonly unknown[]): Promise<never> {
    const id = ++this.lastId;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.post({ type: 'call', id, name, args });
    });
  }

  private post(message: ToEngine, transfer: Transferable[] = []): void {
    this.worker.postMessage(message, transfer);
  }

  private receive(message: FromEngine): void {
    switch (message.type) {
      case 'answer':
        return this.settle(message.id, ({ resolve }) => resolve(message.value as never));
      case 'refusal':
        return this.settle(message.id, ({ reject }) => reject(new Refusal(message.sentence)));
      case 'frame':
        return this.receiveFrame(message.buffer);
      case 'news':
      case 'end':
      case 'document':
      case 'troubles':
        return this.onNews(message);
      case 'crash':
        return this.crash(message.sentence);
      case 'ready':
        return;
    }
  }

  private receiveFrame(buffer: ArrayBuffer): void {
    if (epochOf(buffer) > this.epoch) {
      // None may get lost: the engine has but two.
      if (this.early !== undefined) this.giveBack(this.early);
      this.early = buffer;
    } else if (this.reader instanceof CopiedReader) this.reader.receive(buffer);
  }

  private giveBack(buffer: ArrayBuffer): void {
    this.post({ type: 'give-back', buffer }, [buffer]);
  }

  private settle(id: number, end: (waiting: Waiting) => void): void {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    if (waiting !== undefined) end(waiting);
  }

  private crash(sentence: string): void {
    this.worker.terminate();
    this.rejectAll(sentence);
    this.onCrash(sentence);
  }

  private rejectAll(sentence: string): void {
    for (const { reject } of this.waiting.values()) reject(new Refusal(sentence));
    this.waiting.clear();
  }
}

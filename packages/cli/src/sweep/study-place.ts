/**
 * Where a study stands: a folder, or a folder of a store. In a store it is worked on in a temporary folder, which takes
 * over what the store has of an earlier call and is brought there now and then, so that a study that was cut off goes
 * on anywhere.
 */
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { FAILED, Failure, systemReason } from '../failure.js';
import { makeFolder } from '../output/make-folder.js';
import { temporaryFolder } from '../output/temporary.js';
import { isStoreAddress, S3Store } from '../store/s3-store.js';

/** Between two times that the journal is brought to the store [ms]. */
const INTERVAL = 10_000;
const JOURNAL = /^results.*\.jsonl$/;

export interface StudyPlace {
  /** The folder to work in. */
  readonly path: string;
  /** A file of the study as messages name it. */
  show(name?: string): string;
  /** Brings everything to where it belongs. */
  publish(): Promise<void>;
  /** Keeps what has been done; never throws. */
  close(): Promise<void>;
}

/** `journal` is the one that this call writes; `fresh` forgets what an earlier one left. */
export async function openPlace(
  out: string,
  cwd: string,
  journal: string,
  fresh = false,
): Promise<StudyPlace> {
  if (isStoreAddress(out)) return await StorePlace.open(S3Store.open(out), journal, fresh);
  return {
    path: resolve(cwd, out),
    show: (name) => (name === undefined ? resolve(cwd, out) : join(out, name)),
    publish: async () => {},
    close: async () => {},
  };
}

/** The same folders, those of a store as copies of their journals; `clean` removes the copies. */
export async function fetchJournals(
  places: readonly string[],
): Promise<{ places: string[]; clean: () => void }> {
  const copies: string[] = [];
  const clean = () => {
    for (const copy of copies) rmSync(copy, { recursive: true, force: true });
  };
  try {
    const local: string[] = [];
    for (const place of places) {
      if (!isStoreAddress(place)) {
        local.push(place);
        continue;
      }
      const copy = temporaryFolder('merge');
      copies.push(copy);
      local.push(copy);
      await download(S3Store.open(place), copy);
    }
    return { places: local, clean };
  } catch (error) {
    clean();
    throw error;
  }
}

/** One that names a journal brings that one, one that names a folder all of it. */
async function download(store: S3Store, folder: string): Promise<void> {
  for (const name of await store.list('results')) {
    if (JOURNAL.test(name)) writeFileSync(join(folder, name), await store.get(name));
  }
}

class StorePlace implements StudyPlace {
  private timer: NodeJS.Timeout | undefined;
  private sent = 0;
  private sending: Promise<void> = Promise.resolve();

  private constructor(
    readonly path: string,
    private readonly store: S3Store,
    private readonly journal: string,
  ) {}

  static async open(store: S3Store, journal: string, fresh: boolean): Promise<StorePlace> {
    const place = new StorePlace(temporaryFolder('study'), store, journal);
    try {
      const names = await store.list();
      if (fresh) for (const name of names.filter((own) => OWN.test(own))) await store.remove(name);
      else if (names.includes(journal)) {
        const bytes = await store.get(journal);
        writeFileSync(place.file(journal), bytes);
        place.sent = bytes.length;
      }
    } catch (error) {
      place.remove();
      throw error;
    }
    place.timer = setInterval(() => {
      place.sending = place.sendJournal().catch(() => {});
    }, INTERVAL);
    place.timer.unref();
    return place;
  }

  show(name?: string): string {
    return name === undefined ? this.store.address : `${this.store.address}/${name}`;
  }

  async publish(): Promise<void> {
    await this.sending;
    for (const name of filesIn(this.path)) {
      if (!name.endsWith('.lock')) await this.store.put(name, readFileSync(this.file(name)));
    }
    this.sent = this.journalSize();
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.sending;
    await this.sendJournal().catch(() => {});
    this.remove();
  }

  private file(name: string): string {
    return join(this.path, name);
  }

  private journalSize(): number {
    return statSync(this.file(this.journal), { throwIfNoEntry: false })?.size ?? 0;
  }

  /** A store can't be added to, so the whole of it is put there, where it has grown. */
  private async sendJournal(): Promise<void> {
    const size = this.journalSize();
    if (size === this.sent) return;
    await this.store.put(this.journal, readFileSync(this.file(this.journal)));
    this.sent = size;
  }

  private remove(): void {
    rmSync(this.path, { recursive: true, force: true });
  }
}

/** What a study writes; of a store that others use too nothing else is touched. */
const OWN = /^(plan\.json|results[^/]*\.jsonl|table\.csv|table\.parquet|timings\.csv|report\.html|runs\/.+)$/;

/** Paths of all files below a folder, with slashes. */
export function filesIn(folder: string, below = ''): string[] {
  return readdirSync(join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const name = below === '' ? entry.name : `${below}/${entry.name}`;
    return entry.isDirectory() ? filesIn(folder, name) : [name];
  });
}

/** Where a worker puts the files of runs: a folder that all machines share, or a store. */
export class KeptFiles {
  private readonly store: S3Store | undefined;
  /** The folder that processes write to. */
  readonly path: string;

  constructor(out: string, cwd: string) {
    this.store = isStoreAddress(out) ? S3Store.open(out) : undefined;
    this.path = this.store === undefined ? resolve(cwd, out) : temporaryFolder('files');
    try {
      makeFolder(this.path);
    } catch (error) {
      throw new Failure(FAILED, `Can't write into ${out} because ${systemReason(error)}.`, { cause: error });
    }
  }

  /** Brings the folder of a run, which may be missing, to the store before the run counts as done. */
  async send(folder: string): Promise<void> {
    if (this.store === undefined || statSync(folder, { throwIfNoEntry: false }) === undefined) return;
    const name = `${basename(dirname(folder))}/${basename(folder)}`;
    for (const file of filesIn(folder))
      await this.store.put(`${name}/${file}`, readFileSync(join(folder, file)));
    rmSync(folder, { recursive: true, force: true });
  }

  /** Asks the store whether it can be used at all. */
  async check(): Promise<void> {
    await this.store?.list('plan.json');
  }

  close(): void {
    if (this.store !== undefined) rmSync(this.path, { recursive: true, force: true });
  }
}

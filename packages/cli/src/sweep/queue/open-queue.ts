/** A queue by its address: its store, and the classes of BullMQ that work on it. */
import { setTimeout } from 'node:timers/promises';
import { createPostgresBackend, Queue, Worker, withBackend } from 'bullmq';
import { FAILED, Failure, isSystemError, refusal } from '../../failure.js';
import type { Finished } from '../task.js';
import type { NewJob, Parcel } from './parcel.js';
import { PostgresStore } from './postgres-store.js';
import { QuietClient } from './quiet-client.js';
import { RedisStore } from './redis-store.js';
import type { Store } from './store.js';

/** What is used of a job. */
export interface QueuedJob {
  readonly returnvalue: readonly Finished[] | null | undefined;
  retry(state: 'failed'): Promise<void>;
}

type JobState = 'waiting' | 'active' | 'delayed' | 'prioritized' | 'completed' | 'failed';

/** What is used of a queue; BullMQ's own type names its server. */
export interface RunQueue {
  addBulk(jobs: NewJob[]): Promise<unknown>;
  getJobs(states: JobState[], start: number, end: number, asc: boolean): Promise<(QueuedJob | undefined)[]>;
  getJobCounts(...states: JobState[]): Promise<Record<string, number>>;
  obliterate(options: { force: boolean }): Promise<void>;
  close(): Promise<void>;
}

export interface RunWorker {
  /** Waits for runs that are under way unless it is forced. */
  close(force: boolean): Promise<void>;
}

export interface WorkerSettings {
  readonly concurrency: number;
  /** Time after which a silent worker counts as dead [ms]. */
  readonly lease: number;
}

export interface OpenQueue {
  readonly store: Store;
  queue(study: string): RunQueue;
  worker(
    study: string,
    work: (parcel: Parcel) => Promise<readonly Finished[]>,
    settings: WorkerSettings,
  ): RunWorker;
}

/** Jobs of each study stand in a queue of their own, so that it can be read and cleared as a whole. */
const nameOf = (study: string): string => `pliant-${study}`;

/** A job may outlive any number of workers; only its own failure ends it. */
const NEVER = 1_000_000_000;

const common = ({ concurrency, lease }: WorkerSettings) => ({
  concurrency,
  lockDuration: lease,
  stalledInterval: Math.max(500, lease / 2),
  maxStalledCount: NEVER,
  drainDelay: 1,
  // Between two attempts to take a run while the server is away [ms]; left to itself it would be 15 s.
  runRetryDelay: 500,
});

/** Connects, or says in one sentence why that can't be done. */
export async function openQueue(address: string): Promise<OpenQueue> {
  const protocol = protocolOf(address);
  const limit = performance.now() + STARTING;
  for (;;) {
    try {
      return protocol === 'redis' ? await openRedis(address) : await openPostgres(address);
    } catch (error) {
      if (error instanceof Failure) throw error;
      if (isStarting(error) && performance.now() < limit) {
        await setTimeout(500);
        continue;
      }
      throw new Failure(FAILED, `Can't reach the queue ${shown(address)} because ${reason(error)}.`, {
        cause: error,
      });
    }
  }
}

/** How long a server is waited for that is there and says that it is starting [ms]. */
const STARTING = 30_000;

/** PostgreSQL's cannot_connect_now, Redis while it reads its file. */
const isStarting = (error: unknown): boolean =>
  (isSystemError(error) && error.code === '57P03') ||
  (error instanceof Error && /^LOADING /.test(error.message));

function protocolOf(address: string): 'redis' | 'postgres' {
  const protocol = /^([a-z]+):\/\//.exec(address)?.[1];
  if (protocol === 'redis' || protocol === 'rediss') return 'redis';
  if (protocol === 'postgres' || protocol === 'postgresql') return 'postgres';
  throw refusal(`--queue takes redis://host:port or postgres://user@host/database, not '${shown(address)}'.`);
}

/** Passwords stay out of messages. */
export const shown = (address: string): string => address.replace(/:[^:@/]*@/, ':…@');

async function openRedis(address: string): Promise<OpenQueue> {
  if (!URL.canParse(address) || !/^\/?\d{0,9}$/.test(new URL(address).pathname))
    throw refusal(`--queue takes redis://host:port/number of the database, not '${shown(address)}'.`);
  const store = await RedisStore.open(address);
  const connection = { url: address, maxRetriesPerRequest: null, enableOfflineQueue: true };
  return {
    store,
    queue: (study) => limited(quiet(new Queue<Parcel, readonly Finished[]>(nameOf(study), { connection }))),
    worker: (study, work, settings) =>
      started(
        new Worker<Parcel, readonly Finished[]>(nameOf(study), (job) => work(job.data), {
          connection,
          autorun: false,
          ...common(settings),
        }),
      ),
  };
}

async function openPostgres(address: string): Promise<OpenQueue> {
  const store = await PostgresStore.open(address);
  const classes = withBackend(createPostgresBackend);
  const connection = { connectionString: address, ...TIMES, migrate: true, max: 4, Client: QuietClient };
  return {
    store,
    queue: (study) =>
      limited(quiet(new classes.Queue<Parcel, readonly Finished[]>(nameOf(study), { connection }))),
    worker: (study, work, settings) =>
      started(
        new classes.Worker<Parcel, readonly Finished[]>(
          nameOf(study),
          (job: { data: Parcel }) => work(job.data),
          {
            connection,
            autorun: false,
            ...common(settings),
          },
        ),
      ),
  };
}

/**
 * Takes jobs once it is connected. A worker that never gets there stays idle and is replaced as stuck: started at once,
 * it may ask without pause.
 */
function started<
  W extends {
    on(event: 'error', listener: () => void): unknown;
    waitUntilReady(): Promise<unknown>;
    run(): Promise<void>;
  },
>(worker: W): W {
  const quieted = quiet(worker);
  quieted
    .waitUntilReady()
    .then(() => quieted.run())
    .catch(() => {});
  return quieted;
}

/** Nothing is waited for without end [ms]. */
const TIMES = { connectionTimeoutMillis: 5000, query_timeout: 10_000 } as const;
/** A connection that is cut off may never say that it has closed [ms]. */
const CLOSING = 3000;
/**
 * A connection that is cut off while it begins may never end beginning; what is asked of it is asked of another after
 * this time [ms].
 */
const ANSWER = 5000;
/** What moves many jobs at once may take longer [ms]. */
const LONG_ANSWER = 15_000;

/** Waits for an end, but not for ever. */
export async function closed(closing: Promise<unknown>, ms: number = CLOSING): Promise<void> {
  const limit = new AbortController();
  await Promise.race([
    closing.catch(() => {}),
    setTimeout(ms, undefined, { signal: limit.signal }).catch(() => {}),
  ]);
  limit.abort();
}

/** An answer, or a failure where none comes in time. */
export async function answered<T>(question: Promise<T>, ms: number = ANSWER): Promise<T> {
  const limit = new AbortController();
  const late = setTimeout(ms, undefined, { signal: limit.signal }).then(() => {
    throw new Error('The queue gave no answer: timeout.');
  });
  // It is looked at only while it is waited for.
  late.catch(() => {});
  try {
    return await Promise.race([question, late]);
  } finally {
    limit.abort();
  }
}

/** No question to it is waited for without end: first a short one, which shows that the connection stands. */
function limited(queue: RunQueue): RunQueue {
  let stands: Promise<unknown> | undefined;
  const ask = async <T>(question: () => Promise<T>): Promise<T> => {
    stands ??= answered(queue.getJobCounts('waiting'), ANSWER);
    await stands;
    return answered(question(), LONG_ANSWER);
  };
  return {
    addBulk: (jobs) => ask(() => queue.addBulk(jobs)),
    getJobs: (states, start, end, asc) => ask(() => queue.getJobs(states, start, end, asc)),
    getJobCounts: (...states) => answered(queue.getJobCounts(...states), ANSWER),
    obliterate: (options) => queue.obliterate(options),
    close: () => queue.close(),
  };
}

/** A connection that breaks is made again; without a listener Node would end the process. */
function quiet<T extends { on(event: 'error', listener: () => void): unknown }>(emitter: T): T {
  emitter.on('error', () => {});
  return emitter;
}

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nobody listens there',
  ENOTFOUND: 'there is no such machine',
  EAI_AGAIN: 'there is no such machine',
  ETIMEDOUT: 'nobody answers',
  ECONNRESET: 'the connection was cut',
  EHOSTUNREACH: 'there is no way to that machine',
  '28P01': 'the password is wrong',
  '28000': 'that user may not connect',
  '3D000': 'there is no such database',
  '42501': 'that user may not make tables there',
  '57P03': 'it is still starting',
};

function reason(error: unknown): string {
  const first = error instanceof AggregateError ? (error.errors[0] as unknown) : error;
  const message = first instanceof Error ? first.message : String(first);
  if (/WRONGPASS|invalid username-password|NOAUTH|invalid password|client password must be/i.test(message))
    return 'the password is wrong or missing';
  if (/DB index is out of range/i.test(message)) return 'there is no such database';
  const known = isSystemError(first) ? REASONS[first.code ?? ''] : undefined;
  if (known !== undefined) return known;
  if (/timeout|timed out/i.test(message)) return 'nobody answers';
  if (/RESP type|protocol error/i.test(message)) return 'what answers there is no such server';
  if (/terminated unexpectedly|connection is closed/i.test(message)) return 'the connection was cut';
  return message.split('\n')[0].replace(/\.$/, '') || 'no reason was given';
}

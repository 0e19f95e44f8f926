import { Redis } from 'ioredis';
import type { Lease, Store, StudyRecord } from './store.js';

const STUDIES = 'pliant:studies';
const planKey = (id: string) => `pliant:plan:${id}`;
const leadKey = (id: string) => `pliant:lead:${id}`;

/** Sets the lead where it is free or ours already; one step, so that two can't both succeed. */
const LEAD = `local owner = redis.call('GET', KEYS[1])
if not owner or owner == ARGV[1] then
  redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
  return ''
end
return owner .. '\\n' .. redis.call('PTTL', KEYS[1])`;

const RELEASE = `if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end return 1`;

export class RedisStore implements Store {
  private constructor(private readonly redis: Redis) {}

  /** Throws what the first attempt to connect throws; later the connection mends itself. */
  static async open(url: string): Promise<RedisStore> {
    let isOpen = false;
    // A database that is not there ends the process, or the first one is taken in silence, unless it is asked for here.
    const server = new URL(url);
    const database = Number(server.pathname.slice(1));
    server.pathname = '';
    const redis = new Redis(server.href, {
      lazyConnect: true,
      connectTimeout: 5000,
      commandTimeout: 10_000,
      maxRetriesPerRequest: null,
      retryStrategy: (times) => (isOpen ? Math.min(100 * times, 2000) : null),
    });
    let last: unknown;
    redis.on('error', (error) => {
      last = error;
    });
    try {
      await redis.connect();
      await redis.ping();
      if (database > 0) await redis.select(database);
    } catch (error) {
      redis.disconnect();
      throw last ?? error;
    }
    isOpen = true;
    return new RedisStore(redis);
  }

  async studies(): Promise<StudyRecord[]> {
    const all = await this.redis.hgetall(STUDIES);
    const records = Object.values(all).map((text) => JSON.parse(text) as StudyRecord & { since: number });
    return records.sort((a, b) => a.since - b.since || (a.id < b.id ? -1 : 1));
  }

  async put(record: StudyRecord, plan: string): Promise<void> {
    await this.redis.set(planKey(record.id), plan);
    await this.redis.hsetnx(STUDIES, record.id, JSON.stringify({ ...record, since: Date.now() }));
  }

  async plan(id: string): Promise<string | undefined> {
    return (await this.redis.get(planKey(id))) ?? undefined;
  }

  async remove(id: string): Promise<void> {
    await this.redis.hdel(STUDIES, id);
    await this.redis.del(planKey(id), leadKey(id));
  }

  async lead(id: string, owner: string, ms: number): Promise<Lease | undefined> {
    const answer = (await this.redis.eval(LEAD, 1, leadKey(id), owner, ms)) as string;
    if (answer === '') return undefined;
    const [other, left] = answer.split('\n');
    return { owner: other, left: Math.max(0, Number(left)) };
  }

  async release(id: string, owner: string): Promise<void> {
    await this.redis.eval(RELEASE, 1, leadKey(id), owner);
  }

  async close(): Promise<void> {
    this.redis.disconnect();
  }
}

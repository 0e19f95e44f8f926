import pg from 'pg';
import { QuietClient } from './quiet-client.js';
import type { Lease, Store, StudyRecord } from './store.js';

const TABLE = `CREATE TABLE IF NOT EXISTS pliant_studies (
  id text PRIMARY KEY,
  name text NOT NULL,
  engine text NOT NULL,
  plan text NOT NULL,
  since timestamptz NOT NULL DEFAULT clock_timestamp(),
  leader text,
  until timestamptz
)`;

/** Two that make the table at the same moment would both try; this number keeps them apart. */
const MAKING = 7_305_611;

/** Takes the lead where it is free, over or ours already, and tells who has it then. */
const LEAD = `UPDATE pliant_studies SET leader = $2, until = clock_timestamp() + $3 * interval '1 millisecond'
WHERE id = $1 AND (leader IS NULL OR leader = $2 OR until < clock_timestamp())`;

export class PostgresStore implements Store {
  private constructor(private readonly pool: pg.Pool) {}

  /** Throws what the first attempt to connect throws. */
  static async open(url: string): Promise<PostgresStore> {
    const pool = new pg.Pool({
      connectionString: url,
      max: 2,
      connectionTimeoutMillis: 5000,
      // A question on a connection that is cut off at that moment may never be answered.
      query_timeout: 5000,
      Client: QuietClient,
    });
    // An idle connection that the server ends is replaced with the next question.
    pool.on('error', () => {});
    try {
      const client = await pool.connect();
      try {
        await client.query('BEGIN');
        await client.query('SELECT pg_advisory_xact_lock($1)', [MAKING]);
        await client.query(TABLE);
        await client.query('COMMIT');
      } finally {
        client.release();
      }
    } catch (error) {
      await pool.end();
      throw error;
    }
    return new PostgresStore(pool);
  }

  async studies(): Promise<StudyRecord[]> {
    const { rows } = await this.pool.query('SELECT id, name, engine FROM pliant_studies ORDER BY since, id');
    return rows as StudyRecord[];
  }

  async put({ id, name, engine }: StudyRecord, plan: string): Promise<void> {
    const text =
      'INSERT INTO pliant_studies (id, name, engine, plan) VALUES ($1, $2, $3, $4) ON CONFLICT (id) DO NOTHING';
    await this.pool.query(text, [id, name, engine, plan]);
  }

  async plan(id: string): Promise<string | undefined> {
    const { rows } = await this.pool.query('SELECT plan FROM pliant_studies WHERE id = $1', [id]);
    return (rows[0] as { plan: string } | undefined)?.plan;
  }

  async remove(id: string): Promise<void> {
    await this.pool.query('DELETE FROM pliant_studies WHERE id = $1', [id]);
  }

  async lead(id: string, owner: string, ms: number): Promise<Lease | undefined> {
    const { rowCount } = await this.pool.query(LEAD, [id, owner, ms]);
    if (rowCount === 1) return undefined;
    const { rows } = await this.pool.query(
      'SELECT leader, 1000 * extract(epoch FROM until - clock_timestamp()) AS left FROM pliant_studies WHERE id = $1',
      [id],
    );
    const row = rows[0] as { leader: string | null; left: string } | undefined;
    return { owner: row?.leader ?? 'nobody', left: Math.max(0, Number(row?.left ?? 0)) };
  }

  async release(id: string, owner: string): Promise<void> {
    const text = 'UPDATE pliant_studies SET leader = NULL, until = NULL WHERE id = $1 AND leader = $2';
    await this.pool.query(text, [id, owner]);
  }

  async close(): Promise<void> {
    await this.pool.end();
  }
}

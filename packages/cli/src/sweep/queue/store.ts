/**
 * What a queue keeps beside its jobs: the plans of the studies that are under way, and who leads each of them. The jobs
 * themselves are BullMQ's; this is one small table, in the same Redis or PostgreSQL.
 */
export interface StudyRecord {
  readonly id: string;
  readonly name: string;
  /** Version of the engine that the study is for. */
  readonly engine: string;
}

export interface Lease {
  readonly owner: string;
  /** Time that is left [ms]. */
  readonly left: number;
}

export interface Store {
  /** The oldest first. */
  studies(): Promise<StudyRecord[]>;
  put(record: StudyRecord, plan: string): Promise<void>;
  plan(id: string): Promise<string | undefined>;
  remove(id: string): Promise<void>;
  /** Takes or renews the lead of a study for `ms`; tells who has it where that is somebody else. */
  lead(id: string, owner: string, ms: number): Promise<Lease | undefined>;
  /** Gives the lead up. */
  release(id: string, owner: string): Promise<void>;
  close(): Promise<void>;
}

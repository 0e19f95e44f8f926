import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The folder of reference answers. Paths are relative to it and use forward slashes. */
export class DataFolder {
  constructor(readonly path: string) {}

  has(path = ''): boolean {
    return existsSync(this.at(path));
  }

  /** Where a file of the folder lies. The oracles' own paths start with `pack/`, which is this folder. */
  at(path: string): string {
    return join(this.path, path.replace(/^pack\//, ''));
  }

  text(path: string): Promise<string> {
    return readFile(this.at(path), 'utf8');
  }

  bytes(path: string): Promise<Uint8Array> {
    return readFile(this.at(path));
  }

  async json<T>(path: string): Promise<T> {
    return JSON.parse(await this.text(path)) as T;
  }

  /** Names in a folder, sorted. */
  async list(path: string): Promise<string[]> {
    return (await readdir(this.at(path))).sort();
  }
}

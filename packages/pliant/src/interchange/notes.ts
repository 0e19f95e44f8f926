/**
 * What a file has that a scene can't say, or the other way round: by name and place, so that nothing is lost silently.
 */
export interface ImportNote {
  /** `line:column`, or the path in a JSON file; empty where there is none. */
  readonly place: string;
  /** What is left out or changed. */
  readonly sentence: string;
}

/** So many notes are listed; the rest is counted. */
const MOST = 200;

export class Notes {
  readonly list: ImportNote[] = [];
  private more = 0;

  add(place: string, sentence: string): void {
    if (this.list.length < MOST) this.list.push({ place, sentence });
    else this.more++;
  }

  done(): readonly ImportNote[] {
    if (this.more === 0) return this.list;
    return [...this.list, { place: '', sentence: `${this.more} more are not listed.` }];
  }
}

/** Collision filters by the names of systems, as groups and masks of bits. */
import type { JsonView } from '../../io/gltf/json-view.js';
import type { Common } from '../link.js';
import type { Notes } from '../notes.js';

const EVERYTHING = 0xffff_ffff;
/** Bit 0 is for bodies in no system. */
const MOST = 31;

export class Filters {
  private readonly bits = new Map<string, number>();

  constructor(
    private readonly filters: readonly JsonView[],
    private readonly notes: Notes,
  ) {
    for (const filter of filters) {
      for (const key of ['collisionSystems', 'collideWithSystems', 'notCollideWithSystems'])
        for (const name of namesIn(filter, key)) this.bitOf(name, filter);
    }
  }

  of(ref: JsonView | undefined): Common {
    if (ref === undefined) return {};
    const filter = this.filters[ref.index()];
    if (filter === undefined)
      throw ref.error('invalid-value', `There is no collision filter ${ref.index()}.`);
    const set = (key: string) =>
      namesIn(filter, key).reduce((sum, name) => (sum | this.bitOf(name, filter)) >>> 0, 0);
    const [own, wanted, unwanted] = ['collisionSystems', 'collideWithSystems', 'notCollideWithSystems'].map(
      set,
    );
    const mask = filter.get('collideWithSystems') !== undefined ? wanted : (EVERYTHING & ~unwanted) >>> 0;
    return { group: own === 0 ? 1 : own, mask };
  }

  private bitOf(name: string, filter: JsonView): number {
    // What Pliant wrote keeps its bits.
    const own = /^group-(\d{1,2})$/.exec(name);
    if (own !== null && Number(own[1]) < 32) return (1 << Number(own[1])) >>> 0;
    const known = this.bits.get(name);
    if (known !== undefined) return known;
    if (this.bits.size === MOST) {
      this.notes.add(filter.path, `There are more than ${MOST} collision systems; '${name}' counts as none.`);
      return 0;
    }
    const bit = (1 << (this.bits.size + 1)) >>> 0;
    this.bits.set(name, bit);
    return bit;
  }
}

const namesIn = (filter: JsonView, key: string): string[] =>
  filter
    .get(key)
    ?.items()
    .map((item) => item.string()) ?? [];

/**
 * The user's hooks: they may refuse a pair that touches or is about to, and change its friction. A refused pair has no
 * candidates until the next search, so its bodies may pass through each other. Its state is then unknown.
 */
import type { Member } from './member.js';
import type { System } from './system.js';

/** The question, by rows a < b: contact point [m], unit normal from b to a, depth [m]. */
export interface Ask {
  /** Whether there is a hook. */
  isAsked(): boolean;
  /** The friction of the pair, or −1 where it is refused. */
  contact(
    a: number,
    b: number,
    point: Float64Array,
    normal: Float64Array,
    depth: number,
    friction: number,
  ): number;
}

export class Touches {
  private readonly point = new Float64Array(3);
  private readonly normal = new Float64Array(3);

  constructor(private readonly ask: Ask) {}

  isAsked(): boolean {
    return this.ask.isAsked();
  }

  /** Asks about the candidates of two members from `from` on; removes them and returns false when they are refused. */
  meet(system: System, from: number, a: Member, b: Member): boolean {
    const { candidates, x } = system;
    if (candidates.count === from || a === b) return true;
    let best = from;
    let least = Infinity;
    let friction = 0;
    for (let c = from; c < candidates.count; c++) {
      const gap = system.gap(c);
      friction = Math.max(friction, candidates.friction[c]);
      if (!(gap < least)) continue;
      least = gap;
      best = c;
    }
    const isA = system.members[candidates.first[best]] === a;
    for (let k = 0; k < 3; k++) {
      this.normal[k] = (isA ? 1 : -1) * candidates.normal[3 * best + k];
      this.point[k] = x[3 * candidates.nodes[4 * best] + k];
    }
    const answer = this.ask.contact(a.row, b.row, this.point, this.normal, -least, friction);
    if (answer < 0) {
      candidates.count = from;
      return false;
    }
    if (answer !== friction)
      for (let c = from; c < candidates.count; c++)
        if (candidates.friction[c] > 0 || friction === 0) candidates.friction[c] = answer;
    return true;
  }

  /** Asks about two members that overlap, between the middles of their boxes; returns false when they are refused. */
  overlap(a: Member, b: Member): boolean {
    const { point, normal } = this;
    if (a === b) return true;
    let size = 0;
    let depth = Infinity;
    for (let k = 0; k < 3; k++) {
      const low = Math.max(a.low[k], b.low[k]);
      const high = Math.min(a.high[k], b.high[k]);
      point[k] = 0.5 * (low + high);
      const way = 0.5 * (a.low[k] + a.high[k] - b.low[k] - b.high[k]);
      normal[k] = Number.isFinite(way) ? way : 0;
      size += normal[k] * normal[k];
      depth = Math.min(depth, high - low);
    }
    size = Math.sqrt(size);
    for (let k = 0; k < 3; k++) normal[k] = size > 0 ? normal[k] / size : k === 1 ? 1 : 0;
    return this.ask.contact(a.row, b.row, point, normal, depth, 0) >= 0;
  }
}

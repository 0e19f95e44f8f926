/**
 * The order in which joints are eliminated, as a tree of fronts. Bodies are the points and joints the edges of a graph.
 * To eliminate all joints between two groups of bodies is to make one group of the two: the joints that lead out of it
 * are the only ones that the elimination couples. So an order is a way to merge bodies into groups. The next two
 * groups to merge are those with the fewest rows leading out (minimum degree, Tinney and Walker 1967). A chain is
 * rolled up from its ends and costs time in proportion to its length. A net of n by n bodies becomes patches of
 * patches, and costs about n³ instead of the n⁴ of a band.
 *
 * A post that holds fifty swings doesn't connect them: joints to bodies that nothing moves leave with the first merge
 * of their other body.
 */
import type { Joints } from '../../bodies/joints.js';
import { BODY_CODE } from '../../bodies/layout.js';

/** Joints that are eliminated together, and those that this couples. Joints are rows of the joint table. */
export interface Front {
  readonly pivots: number[];
  readonly rest: readonly number[];
  children: Front[];
}

/** A set of bodies that moves as one point of the graph. */
interface Group {
  /** Joints to each of the other groups. */
  readonly links: Map<Group, number[]>;
  /** Joints to bodies that nothing moves. */
  ground: number[];
  /** Rows that lead to other groups. */
  degree: number;
  front: Front | undefined;
  isGone: boolean;
}

interface Merge {
  readonly a: Group;
  readonly b: Group;
  readonly degreeA: number;
  readonly degreeB: number;
}

/** Fixed cost of a front, in multiplications. */
const PER_FRONT = 150;

/** The trees of all mechanisms. `rowsOf` is the number of rows of a joint. */
export function orderJoints(joints: Joints, kind: Uint8Array, rowsOf: (joint: number) => number): Front[] {
  const groups = groupsOf(joints, kind, rowsOf);
  const waiting = new Waiting(rowsOf);
  for (const group of groups) for (const other of group.links.keys()) waiting.add(group, other);
  for (let next = waiting.take(); next !== undefined; next = waiting.take()) {
    const merged = merge(next.a, next.b, rowsOf);
    for (const other of merged.links.keys()) waiting.add(merged, other);
  }
  const roots: Front[] = [];
  for (const { isGone, ground, front } of groups) {
    if (isGone) continue;
    if (ground.length > 0)
      roots.push({ pivots: ground, rest: [], children: front === undefined ? [] : [front] });
    else if (front !== undefined) roots.push(front);
  }
  for (const root of roots) for (const front of postorder(root)) takeChildrenIn(front, rowsOf);
  return roots;
}

/** Every front of a tree after its children. */
export function postorder(root: Front): Front[] {
  const order: Front[] = [];
  const stack = [root];
  for (let front = stack.pop(); front !== undefined; front = stack.pop()) {
    order.push(front);
    stack.push(...front.children);
  }
  return order.reverse();
}

function groupsOf(joints: Joints, kind: Uint8Array, rowsOf: (joint: number) => number): Group[] {
  const byBody = new Map<number, Group>();
  const groupOf = (body: number): Group | undefined => {
    if (kind[body] !== BODY_CODE.rigid) return undefined;
    let group = byBody.get(body);
    if (group === undefined)
      byBody.set(
        body,
        (group = { links: new Map(), ground: [], degree: 0, front: undefined, isGone: false }),
      );
    return group;
  };
  for (let row = 0; row < joints.rows; row++) {
    if (!joints.isOn(row)) continue;
    const a = groupOf(joints.a[row]);
    const b = groupOf(joints.b[row]);
    if (a === undefined || b === undefined) (a ?? b)?.ground.push(row);
    else {
      link(a, b, [row], rowsOf(row));
      link(b, a, [row], rowsOf(row));
    }
  }
  return [...byBody.values()];
}

function link(group: Group, other: Group, rows: readonly number[], degree: number): void {
  const known = group.links.get(other);
  if (known === undefined) group.links.set(other, [...rows]);
  else known.push(...rows);
  group.degree += degree;
}

function sum(rows: readonly number[], rowsOf: (joint: number) => number): number {
  let total = 0;
  for (const row of rows) total += rowsOf(row);
  return total;
}

/** Eliminates the joints between two groups. The group with more neighbours takes the other one in. */
function merge(one: Group, two: Group, rowsOf: (joint: number) => number): Group {
  const [to, from] = one.links.size < two.links.size ? [two, one] : [one, two];
  const between = to.links.get(from)!;
  const degree = sum(between, rowsOf);
  const pivots = [...between, ...to.ground, ...from.ground];
  const children = [to.front, from.front].filter((front) => front !== undefined);
  to.links.delete(from);
  to.degree -= degree;
  for (const [other, rows] of from.links) {
    if (other === to) continue;
    other.links.delete(from);
    const more = sum(rows, rowsOf);
    other.degree -= more;
    link(to, other, rows, more);
    link(other, to, rows, more);
  }
  from.isGone = true;
  to.ground = [];
  to.front = { pivots, rest: [...to.links.values()].flat(), children };
  return to;
}

/** Merges that wait, by the number of rows that would lead out of the new group, and then by age. */
class Waiting {
  private readonly queues: Merge[][] = [];
  private readonly heads: number[] = [];
  private least = 0;

  constructor(private readonly rowsOf: (joint: number) => number) {}

  add(a: Group, b: Group): void {
    const degree = a.degree + b.degree - 2 * sum(a.links.get(b)!, this.rowsOf);
    while (this.queues.length <= degree) {
      this.queues.push([]);
      this.heads.push(0);
    }
    this.queues[degree].push({ a, b, degreeA: a.degree, degreeB: b.degree });
    if (degree < this.least) this.least = degree;
  }

  /** The next merge whose groups are still what they were when it was added. */
  take(): Merge | undefined {
    for (; this.least < this.queues.length; this.least++) {
      const queue = this.queues[this.least];
      while (this.heads[this.least] < queue.length) {
        const next = queue[this.heads[this.least]++];
        const { a, b } = next;
        if (a.isGone || b.isGone || !a.links.has(b)) continue;
        if (a.degree === next.degreeA && b.degree === next.degreeB) return next;
        if (a.degree + b.degree - 2 * sum(a.links.get(b)!, this.rowsOf) === this.least) return next;
      }
    }
    return undefined;
  }
}

/** Multiplications that a front costs, with those of handing the rest on. */
function costOf(pivots: number, rest: number): number {
  let cost = PER_FRONT + 0.5 * rest * rest;
  for (let k = rest + 1; k <= rest + pivots; k++) cost += 0.5 * k * k;
  return cost;
}

/** Small fronts cost more by themselves than as part of the front that takes them up. */
function takeChildrenIn(front: Front, rowsOf: (joint: number) => number): void {
  const rest = sum(front.rest, rowsOf);
  let pivots = sum(front.pivots, rowsOf);
  const kept: Front[] = [];
  for (const child of front.children) {
    const own = sum(child.pivots, rowsOf);
    const apart = costOf(own, sum(child.rest, rowsOf)) + costOf(pivots, rest);
    if (costOf(own + pivots, rest) > apart) {
      kept.push(child);
      continue;
    }
    front.pivots.unshift(...child.pivots);
    kept.push(...child.children);
    pivots += own;
  }
  front.children = kept;
}

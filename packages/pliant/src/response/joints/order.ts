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
  readonly pivots: readonly number[];
  readonly rest: readonly number[];
  readonly children: readonly Front[];
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

/** The trees of all mechanisms. `rowsOf` is the number of rows of a joint. */
export function orderJoints(joints: Joints, kind: Uint8Array, rowsOf: (joint: number) => number): Front[] {
  const groups = groupsOf(joints, kind, rowsOf);
  const waiting = new Waiting(rowsOf);
  for (const group of groups) for (const other of group.links.keys()) waiting.add(group, other);
  for (let next = waiting.take(); next !== undefined; next = waiting.take()) {
    const merged = merge(...next, rowsOf);
    for (const other of merged.links.keys()) waiting.add(merged, other);
  }
  const roots: Front[] = [];
  for (const { isGone, ground, front } of groups) {
    // Ground leaves with the first merge, so a group has either.
    if (isGone) continue;
    if (front !== undefined) roots.push(front);
    else roots.push({ pivots: ground, rest: [], children: [] });
  }
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
  from.links.clear();
  to.ground = [];
  to.front = { pivots, rest: [...to.links.values()].flat(), children };
  return to;
}

/** Merges that wait, by the number of rows that would lead out of the new group, and then by age. */
class Waiting {
  private readonly queues: [Group, Group][][] = [];
  private least = 0;

  constructor(private readonly rowsOf: (joint: number) => number) {}

  add(a: Group, b: Group): void {
    const degree = this.degreeOf(a, b);
    (this.queues[degree] ??= []).push([a, b]);
    this.least = Math.min(this.least, degree);
  }

  /** Rows that would lead out of both as one. */
  private degreeOf(a: Group, b: Group): number {
    return a.degree + b.degree - 2 * sum(a.links.get(b)!, this.rowsOf);
  }

  /** The next merge whose groups are still what they were when it was added. */
  take(): [Group, Group] | undefined {
    for (; this.least < this.queues.length; this.least++) {
      const queue = this.queues[this.least] ?? [];
      for (let next = queue.shift(); next !== undefined; next = queue.shift())
        if (next[0].links.has(next[1]) && this.degreeOf(...next) === this.least) return next;
    }
    return undefined;
  }
}

/** Contacts that act on each other: groups of rows that are tied together by movable nodes. */
import type { ContactRows } from './contact-rows.js';
import type { Nodes } from './nodes.js';

export class Islands {
  count = 0;
  /** Rows, island after island; island `k` holds `rows[starts[k]] … rows[starts[k + 1] - 1]`. */
  rows = new Int32Array(64);
  starts = new Int32Array(65);
  private parents = new Int32Array(0);
  private islandOf = new Int32Array(0);

  find(contacts: ContactRows, nodes: Nodes): void {
    this.reserve(contacts.count, nodes.count);
    const parents = this.parents;
    for (let k = 0; k < nodes.count; k++) parents[k] = k;
    for (let row = 0; row < contacts.count; row++) {
      let first = -1;
      first = this.tie(nodes, first, contacts.a[row]);
      first = this.tie(nodes, first, contacts.b[row]);
      if (contacts.shareA[row] !== 0) first = this.tie(nodes, first, contacts.a2[row]);
      if (contacts.shareB[row] !== 0) this.tie(nodes, first, contacts.b2[row]);
    }
    this.number(contacts, nodes);
  }

  /** Islands are numbered by their first row, and rows keep their order within. */
  private number(contacts: ContactRows, nodes: Nodes): void {
    this.islandOf.fill(-1, 0, nodes.count);
    this.count = 0;
    this.starts.fill(0);
    for (let row = 0; row < contacts.count; row++) {
      const root = this.rootOf(contacts, nodes, row);
      if (this.islandOf[root] < 0) this.islandOf[root] = this.count++;
      this.starts[this.islandOf[root] + 1]++;
    }
    for (let k = 0; k < this.count; k++) this.starts[k + 1] += this.starts[k];
    for (let row = 0; row < contacts.count; row++) {
      this.rows[this.starts[this.islandOf[this.rootOf(contacts, nodes, row)]]++] = row;
    }
    for (let k = this.count; k > 0; k--) this.starts[k] = this.starts[k - 1];
    this.starts[0] = 0;
  }

  private rootOf(contacts: ContactRows, nodes: Nodes, row: number): number {
    if (movable(nodes, contacts.a[row])) return this.root(contacts.a[row]);
    if (contacts.shareA[row] !== 0 && movable(nodes, contacts.a2[row])) return this.root(contacts.a2[row]);
    if (movable(nodes, contacts.b[row])) return this.root(contacts.b[row]);
    return this.root(contacts.b2[row]);
  }

  private tie(nodes: Nodes, first: number, node: number): number {
    if (!movable(nodes, node)) return first;
    if (first < 0) return node;
    this.parents[this.root(node)] = this.root(first);
    return first;
  }

  private root(node: number): number {
    const parents = this.parents;
    let k = node;
    while (parents[k] !== k) {
      parents[k] = parents[parents[k]];
      k = parents[k];
    }
    return k;
  }

  private reserve(rows: number, nodes: number): void {
    if (this.parents.length < nodes) {
      this.parents = new Int32Array(2 * nodes);
      this.islandOf = new Int32Array(2 * nodes);
    }
    if (this.rows.length < rows) {
      this.rows = new Int32Array(2 * rows);
      this.starts = new Int32Array(2 * rows + 1);
    }
  }
}

function movable(nodes: Nodes, node: number): boolean {
  return nodes.inverseMass[node] > 0 || nodes.inverseInertia[node] > 0;
}

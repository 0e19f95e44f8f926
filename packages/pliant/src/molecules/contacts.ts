/**
 * What detection hands to the response for bodies of molecules: rows of one contact each, on flat arrays that grow at first and then stay.
 *
 * Each side of a contact is up to three nodes with weights that sum to 1: one molecule, or the corners of a face of the surface. The force acts at
 * `point` along `normal`, which is unit and leads from `b` to `a`; `force` is what acts on `a`.
 */
export class MoleculeContacts {
  count = 0;
  /** Numbers of the bodies, `a` below `b`. */
  a = new Uint32Array(64);
  b = new Uint32Array(64);
  /** 1: the nodes are vertices of the surfaces; 0: they are molecules. */
  onSurface = new Uint8Array(64);
  nodesA = new Uint32Array(192);
  nodesB = new Uint32Array(192);
  weightsA = new Float64Array(192);
  weightsB = new Float64Array(192);
  /** [m] */
  point = new Float64Array(192);
  normal = new Float64Array(192);
  /** [m], positive */
  depth = new Float64Array(64);
  /** [N/m]; the response writes it. */
  stiffness = new Float64Array(64);
  /** On `a` [N]; the response writes it. */
  force = new Float64Array(192);

  clear(): void {
    this.count = 0;
  }

  /** Opens a row for bodies a and b, one node with all the weight on each side, and returns its number. */
  open(a: number, b: number, onSurface: number): number {
    if (this.count === this.a.length) this.grow();
    const row = this.count++;
    this.a[row] = a;
    this.b[row] = b;
    this.onSurface[row] = onSurface;
    for (let k = 3 * row; k < 3 * row + 3; k++) {
      this.nodesA[k] = 0;
      this.nodesB[k] = 0;
      this.weightsA[k] = 0;
      this.weightsB[k] = 0;
      this.force[k] = 0;
    }
    this.weightsA[3 * row] = 1;
    this.weightsB[3 * row] = 1;
    return row;
  }

  private grow(): void {
    this.a = wider(this.a);
    this.b = wider(this.b);
    this.onSurface = wider(this.onSurface);
    this.nodesA = wider(this.nodesA);
    this.nodesB = wider(this.nodesB);
    this.weightsA = wider(this.weightsA);
    this.weightsB = wider(this.weightsB);
    this.point = wider(this.point);
    this.normal = wider(this.normal);
    this.depth = wider(this.depth);
    this.stiffness = wider(this.stiffness);
    this.force = wider(this.force);
  }
}

function wider<T extends Float64Array | Uint32Array | Uint8Array>(array: T): T {
  const larger = new (array.constructor as new (length: number) => T)(2 * array.length);
  larger.set(array);
  return larger;
}

/** The nodes of one body that contacts act on, its molecules and its surface's vertices, and the sums over its molecules that limit the forces. */

import type { MoleculeBody } from '../../bodies/molecules/molecule-body.js';
import { ContactNodes, moleculesAlone } from './contact-nodes.js';

export class BodyNodes {
  readonly alone: ContactNodes;
  /** Contacts on each molecule, and what they put on it. */
  readonly crowds: Float64Array;
  readonly loads: Float64Array;
  private vertices: ContactNodes | undefined;

  constructor(readonly body: MoleculeBody) {
    const { count } = body.model;
    this.alone = new ContactNodes(moleculesAlone(count));
    this.crowds = new Float64Array(count);
    this.loads = new Float64Array(count);
  }

  /** The nodes that rows on surfaces (1), or on molecules (0), refer to. */
  of(onSurface: number): ContactNodes {
    return onSurface === 1 ? this.vertices! : this.alone;
  }

  /** Forgets the contacts of the step before. */
  begin(): void {
    const skin = this.body.surface?.skin;
    if (skin === undefined) this.vertices = undefined;
    else if (this.vertices?.on !== skin) this.vertices = new ContactNodes(skin);
    this.vertices?.clear();
    this.alone.clear();
  }

  get isTouched(): boolean {
    return this.alone.count > 0 || (this.vertices?.count ?? 0) > 0;
  }

  /** Once all rows have touched their nodes. */
  countCrowds(): void {
    this.crowds.fill(0);
    this.alone.share(this.alone.crowd, this.crowds);
    this.vertices?.share(this.vertices.crowd, this.crowds);
    const { inverseMasses } = this.body.model;
    for (const nodes of [this.alone, this.vertices]) {
      nodes?.worst(this.crowds, inverseMasses, nodes.crowd);
      nodes?.look(this.body);
    }
  }

  /** Once all rows have burdened their nodes. */
  countLoads(): void {
    this.loads.fill(0);
    this.alone.share(this.alone.load, this.loads);
    this.vertices?.share(this.vertices.load, this.loads);
    const { inverseMasses } = this.body.model;
    this.alone.worst(this.loads, inverseMasses, this.alone.load);
    this.vertices?.worst(this.loads, inverseMasses, this.vertices.load);
  }

  /** Hands forces on the surface to the molecules. */
  release(): void {
    const { surface, model } = this.body;
    if (surface !== undefined && this.vertices !== undefined && this.vertices.count > 0)
      surface.release(model.forces, this.vertices.list, this.vertices.count);
  }
}

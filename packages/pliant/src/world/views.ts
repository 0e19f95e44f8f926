import type { BodyHandle } from '../bodies/bodies.js';
import { SIMULATION } from '../simulation.js';
import { Body, type Owner } from './body.js';
import { Joint } from './joint.js';

/** The objects that stand for bodies and joints: one each as long as it exists, made when it is first asked for. */
export class Views {
  private readonly bodies: (Body | undefined)[] = [];
  private readonly joints: (Joint | undefined)[] = [];

  constructor(private readonly owner: Owner & { get(handle: number): Body | undefined }) {}

  readonly bodyAt = (row: number): Body => {
    const handle = this.owner[SIMULATION].bodies.handle(row);
    let body = this.bodies[row];
    if (body === undefined || body.handle !== handle) {
      body = new Body(this.owner, handle);
      this.bodies[row] = body;
    }
    return body;
  };

  /** The body with this handle, also when it is gone: it still says so. */
  readonly bodyOf = (handle: number): Body => {
    const row = this.owner[SIMULATION].bodies.find(handle);
    return row < 0 ? new Body(this.owner, handle as BodyHandle) : this.bodyAt(row);
  };

  jointAt(row: number): Joint {
    const handle = this.owner[SIMULATION].joints.handle(row);
    let joint = this.joints[row];
    if (joint === undefined || joint.handle !== handle) {
      joint = new Joint(this.owner, handle);
      this.joints[row] = joint;
    }
    return joint;
  }
}

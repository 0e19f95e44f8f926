/** A world that runs, and what it answers about its bodies. Asking changes nothing. */
import { WorldRows } from 'pliant/drawing';
import { writtenAt } from './document/bodies.js';
import { presetOf } from './document/presets.js';
import { type Footprint, footprint } from './footprint.js';
import { type BodyDetails, inspect } from './inspect.js';
import { Runner } from './runner.js';
import { type FieldSum, pressureSum } from './surface-fields.js';

export class ObservedRunner extends Runner {
  inspect(rows: readonly number[]): BodyDetails[] {
    const { world } = this.need();
    return rows
      .filter((row) => row < new WorldRows(world).count)
      .map((row) => {
        const preset = this.presetIn(row);
        return { ...inspect(world, row), ...(preset !== undefined && { preset }) };
      });
  }

  /** The preset that the body in a row is made of. */
  private presetIn(row: number): string | undefined {
    const { scene } = this.document;
    const [nth] = this.document.nthsOf([row]);
    const body = scene && nth !== undefined ? writtenAt(scene, nth) : undefined;
    return body && presetOf(body)?.name;
  }

  pressureOn(row: number): FieldSum {
    const { world } = this.need();
    return pressureSum(world, world.get(new WorldRows(world).handleAt(row))!);
  }

  footprint(a: number, b: number): Footprint {
    return footprint(this.need().world, a, b);
  }
}

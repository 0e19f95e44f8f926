import { isolatedSpheres } from '../../geometry/sphere-overlaps.js';
import type { LineIndex } from './line-index.js';
import type { MoleculeOrgan, SceneXmlWarning } from './model.js';
import { quoted } from './values.js';

/** Most warnings that are kept. */
const MAX_WARNINGS = 100;

/** Adds what looks like an oversight in an organ: no molecules, or molecules that hang together with nothing. */
export function organWarnings(
  organ: MoleculeOrgan,
  { at, tags }: { readonly at: number; readonly tags: readonly number[] },
  lines: LineIndex,
  warnings: SceneXmlWarning[],
): void {
  const room = MAX_WARNINGS - warnings.length;
  const name = quoted(organ.description);
  if (room > 0 && tags.length === 0) {
    const sentence = `The organ ${name} has no molecules; a world leaves it out.`;
    warnings.push({ code: 'empty-organ', sentence, ...lines.place(at) });
  }
  for (const molecule of room > 0 ? isolatedSpheres(organ.positions, organ.radii).subarray(0, room) : []) {
    const [x, y, z] = organ.positions.subarray(3 * molecule, 3 * molecule + 3);
    const sentence = `Molecule ${molecule + 1} of the organ ${name}, at (${x}, ${y}, ${z}), overlaps with no other and stays unconnected.`;
    warnings.push({ code: 'isolated-molecule', sentence, ...lines.place(tags[molecule]) });
  }
}

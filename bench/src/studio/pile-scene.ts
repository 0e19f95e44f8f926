import { formatScene } from 'pliant';
import { makePile } from '../soft-pile/worlds.js';

/** The pile of the benchmark `soft-pile` as a scene: 64 soft cubes of 135 tetrahedra. */
export function pileScene(side: number, seed: number): string {
  const { places } = makePile(side, seed);
  return formatScene({
    pliant: 1,
    name: 'Pile of soft cubes',
    description: `${places.length * 135} tetrahedra that fall onto each other.`,
    substeps: 2,
    sleeping: false,
    parameters: { tetrahedra: { looks: 'step' } },
    bodies: [
      { kind: 'static', shape: { kind: 'plane' } },
      ...places.map((position) => ({
        kind: 'soft' as const,
        mesh: { kind: 'box' as const, size: [1, 1, 1] as const, cells: [3, 3, 3] as const },
        model: { kind: 'xpbd' as const, youngsModulus: 1e6, poissonRatio: 0.3, damping: 0.005 },
        density: 1000,
        position,
      })),
    ],
    view: { position: [7, 6, 11], target: [0, 1.5, 0] },
  });
}

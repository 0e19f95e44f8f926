// Test files in an order in which none that takes long comes last and leaves the other worker idle.

import { BaseSequencer } from 'vitest/node';

// The longest first. What isn't here takes a few seconds at most.
const LONG = [
  'scenes.test.ts',
  'views.test.ts',
  'studio.test.ts',
  'workbench.test.ts',
  'accessibility.test.ts',
  'determinism.test.ts',
  'gallery.test.ts',
  'hostile.test.ts',
  'main.test.ts',
  'reproduce.test.ts',
];

export class LongestFirst extends BaseSequencer {
  async sort(files) {
    const rank = ({ moduleId }) => {
      const at = LONG.findIndex((name) => moduleId.endsWith(`/${name}`));
      return at < 0 ? LONG.length : at;
    };
    // Stable: projects stay together, because workers keep what they have imported for one of them only.
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project))];
    return projects.flatMap((project) =>
      sorted.filter((file) => file.project === project).sort((a, b) => rank(a) - rank(b)),
    );
  }
}

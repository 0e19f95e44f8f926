/** Scenes of the rigid-ipc collection: slopes, arches, card houses, turntables, corners on corners, walls that a bullet must not pass. */
import type { DataFolder } from '../data-folder.js';
import { plays } from '../rigid-scenes/plays.js';
import { missingMeshes, readScene } from '../rigid-scenes/read-scene.js';
import type { SceneFile } from '../rigid-scenes/scene-file.js';
import { Tally } from '../suite.js';
import type { Suite, SuiteResult } from '../types.js';

const FOLDER = 'reference/rigid-ipc-3d-scenes';

export const rigidScenes: Suite = {
  name: 'rigid-scenes',
  seconds: 25,
  sentence: 'Slopes, arches, cards, turntables, stacks, levers and walls of the rigid-ipc collection.',
  async run(data: DataFolder): Promise<SuiteResult> {
    const tally = new Tally('rigid-scenes');
    for (const { file, response, judge } of plays) {
      const scene = await data.json<SceneFile>(`${FOLDER}/${file}`);
      const verdict = judge(readScene(data, scene, response));
      tally.case(verdict === undefined, () => `${file} with ${response}: ${verdict}`);
    }
    const played = new Set(plays.map(({ file }) => file));
    for (const file of (await data.list(FOLDER)).filter((name) => name.endsWith('.json'))) {
      if (played.has(file)) continue;
      const missing = [...new Set(missingMeshes(data, await data.json<SceneFile>(`${FOLDER}/${file}`)))];
      const more = missing.length > 3 ? ` and ${missing.length - 3} more` : '';
      tally.note(
        missing.length === 0
          ? `${file} was not played`
          : `${file} can't be played: the folder has no ${missing.slice(0, 3).join(', ')}${more}`,
      );
    }
    return tally.result();
  },
};

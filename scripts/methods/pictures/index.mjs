// One picture per method, each from a run of the engine.

import { boxes } from './boxes.mjs';
import { drops } from './drops.mjs';
import { molecules } from './molecules.mjs';
import { overlaps } from './overlaps.mjs';
import { soft } from './soft.mjs';
import { thinPictures } from './thin.mjs';
import { touches } from './touches.mjs';

export const pictures = {
  ...boxes,
  ...touches,
  ...overlaps,
  ...drops,
  ...molecules,
  ...soft,
  ...thinPictures,
};

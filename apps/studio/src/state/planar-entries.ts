/** The demos of the plane, for the gallery. They run on a page of their own, which `href` leads to. */
import { PLANAR_DEMOS, wavyOverlapped } from 'pliant/planar';
import { titleOf } from '../planar/title-of.js';
import type { SceneEntry } from './gallery.js';

const SOURCE = 'Hoff et al. 2001, the five demonstrations and table 1';

export const planarEntries: readonly (SceneEntry & { readonly href: string })[] = [
  ...PLANAR_DEMOS,
  wavyOverlapped,
].map(({ name, description }) => ({
  file: `planar-${name}`,
  name: titleOf(name),
  description,
  source: SOURCE,
  href: `./planar.html#demo=${name}`,
}));

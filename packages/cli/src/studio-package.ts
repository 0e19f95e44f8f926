/** The studio's page and the gallery: those of a clone, or those that the package `@pliant/studio` brings along. */
import { join } from 'node:path';
import { inClone } from './clone.js';
import { installedStudio } from './installed-studio.js';

/** Folder of the built page, or nothing where it is neither built nor installed. */
export const studioPage = (): string | undefined => inClone('apps', 'studio', 'dist') ?? installedStudio();

/** Folder of the gallery's scenes. */
export function galleryFolder(): string | undefined {
  const own = inClone('scenes');
  if (own !== undefined) return own;
  const page = installedStudio();
  return page === undefined ? undefined : join(page, 'scenes');
}

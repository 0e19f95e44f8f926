/** Keeps the page's address at what runs: the file of a gallery's scene, or the whole scene where it was changed. */
import type { StudioState } from './desk.js';
import { galleryLink, sceneLink } from './share.js';

/** After the last change [ms]; a dragged slider changes many times. */
const DELAY = 250;

export class Address {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private file: string | undefined;

  /** Writes the address of a state soon. */
  write(state: () => StudioState): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.put(state()), DELAY);
  }

  /** Writes it at once: who opens a scene and loads the page anew finds that scene. */
  writeNow(state: () => StudioState): void {
    clearTimeout(this.timer);
    void this.put(state());
  }

  private async put({ gallery, file, text, document }: StudioState): Promise<void> {
    const isOfGallery = document.isAsOpened && gallery.some((entry) => entry.file === file);
    const href = isOfGallery ? galleryLink(file!) : await linkOf(text);
    if (href === location.href) return;
    // Scenes of the gallery are places to come back to, changes are not.
    if (isOfGallery && this.file !== undefined && this.file !== file) history.pushState(null, '', href);
    else history.replaceState(null, '', href);
    this.file = isOfGallery ? file : this.file;
  }
}

async function linkOf(text: string | undefined): Promise<string> {
  const bare = location.href.replace(/#.*$/, '');
  if (text === undefined) return bare;
  try {
    return await sceneLink(text);
  } catch {
    // Too long for an address; the file says it all.
    return bare;
  }
}

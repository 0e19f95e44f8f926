/** Keeps the page's address at what runs: the file of a gallery's scene, or the whole scene where it was changed. */
import type { StudioState } from './desk.js';
import { galleryLink, sceneLink } from './share.js';

/** After the last change [ms]; a dragged slider changes many times. */
const DELAY = 250;

export class Address {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private file: string | undefined;
  /** The last that was begun: packing a text takes time, and what is asked for later stands at the end. */
  private begun = 0;

  /** Writes the address of a state soon. Until then it must not lead back to the state before a change. */
  write(state: () => StudioState): void {
    clearTimeout(this.timer);
    if (location.hash !== '' && !state().document.isAsOpened) history.replaceState(null, '', bare());
    this.timer = setTimeout(() => void this.put(state()), DELAY);
  }

  /** Writes it at once: who opens a scene and loads the page anew finds that scene. */
  writeNow(state: () => StudioState): void {
    clearTimeout(this.timer);
    void this.put(state());
  }

  /** Puts a link there that was asked for; what was to be written before does not come after it. */
  lead(link: string): void {
    clearTimeout(this.timer);
    this.begun++;
    history.replaceState(null, '', link);
  }

  private async put({ gallery, file, text, document }: StudioState): Promise<void> {
    const isOfGallery = document.isAsOpened && gallery.some((entry) => entry.file === file);
    const mine = ++this.begun;
    const href = isOfGallery ? galleryLink(file!) : await linkOf(text);
    if (href === location.href || mine !== this.begun) return;
    // Scenes of the gallery are places to come back to, changes are not.
    if (isOfGallery && this.file !== undefined && this.file !== file) history.pushState(null, '', href);
    else history.replaceState(null, '', href);
    this.file = isOfGallery ? file : this.file;
  }
}

async function linkOf(text: string | undefined): Promise<string> {
  if (text === undefined) return bare();
  try {
    return await sceneLink(text);
  } catch {
    // Too long for an address; the file says it all.
    return bare();
  }
}

/** Leads to what the page remembers. */
const bare = (): string => location.href.replace(/#.*$/, '');

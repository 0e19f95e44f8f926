import type { StudioState } from './desk.js';
import type { Lesson } from './lessons.js';
import type { Store } from './store.js';

/** What a lesson needs of the studio. */
export interface LessonHolder {
  readonly store: Store<StudioState>;
  openScene(file: string): Promise<void>;
}

/** Turns the pages of a lesson, each with its scene. */
export class LessonReader {
  constructor(private readonly studio: LessonHolder) {}

  /** Begins at the first page. The scene comes later: whoever opens files waits for its turn. */
  open(lesson: Lesson): Promise<void> {
    this.studio.store.set({ lesson: { lesson, page: 0 } });
    void this.turn(0);
    return Promise.resolve();
  }

  /** Goes on by so many pages, and opens the scene of that page. */
  async turn(by: number): Promise<void> {
    const { lesson: read, gallery, file } = this.studio.store.get();
    if (read === undefined) return;
    const page = Math.min(Math.max(read.page + by, 0), read.lesson.pages.length - 1);
    this.studio.store.set({ lesson: { ...read, page } });
    const { scene } = read.lesson.pages[page];
    if (scene !== undefined && scene !== file && gallery.some((entry) => entry.file === scene))
      await this.studio.openScene(scene);
  }

  close(): void {
    this.studio.store.set({ lesson: undefined });
  }
}

import type { TroubleNote } from '../engine/notes.js';
import type { StudioState } from '../state/desk.js';
import type { RivalState } from '../state/rival.js';
import { Store, useStore } from '../state/store.js';

/** A trouble of the world, or of A or B of two. */
export type ToldTrouble = TroubleNote & { readonly side: '' | 'A' | 'B' };

const ALONE = new Store<Pick<RivalState, 'troubles'>>({ troubles: [] });

/** What went wrong in the run, or in both that are compared, the earliest first. */
export function useTroubles({ troubles, rival }: StudioState): readonly ToldTrouble[] {
  const others = useStore<Pick<RivalState, 'troubles'>>(rival?.store ?? ALONE).troubles;
  const side = rival === undefined ? '' : 'A';
  return [
    ...troubles.map((trouble) => ({ ...trouble, side }) as const),
    ...others.map((trouble) => ({ ...trouble, side: 'B' }) as const),
  ].sort((a, b) => a.step - b.step);
}

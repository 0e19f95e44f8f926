import { Registry } from '../core/registry.js';
import { convex } from './convex.js';
import type { NarrowphaseMethod } from './method.js';
import { signedDistance } from './signed-distance.js';

export { ANCHORS, AnchoredContacts, ENERGIES, NONE } from './anchored-contacts.js';
export {
  type ContactColumn,
  Contacts,
  columnsOf,
  IDS,
  LOCAL,
  LOCALS,
  MEMO,
  MEMOS,
  POSE,
  POSES,
  ROWS,
  SURFACES,
} from './contacts.js';
export type { Finder, Matter, Overlap } from './finder.js';
export type { LookAgain } from './follow.js';
export { Islands } from './islands.js';
export { bitOf, FOLLOWED, KNOWN_PLACE, PAIR_ASLEEP, PAIR_AT_REST, REST_BITS } from './life.js';
export type { NarrowphaseMethod, PairCollider } from './method.js';
export { Narrowphase } from './narrowphase.js';
export { bodyRotation } from './place-box.js';
export { placePlane } from './place-plane.js';
export { MIDDLE, PULL, REACH } from './within-reach.js';
export { ContactPart, WorldContacts } from './world-contacts.js';

/** The registered narrow phases. */
export const narrowphases = new Registry<NarrowphaseMethod>('narrowphase', {
  convex: 'pliant',
  'signed-distance': 'pliant',
  spheres: 'pliant/molecules',
  tetrahedra: 'pliant/soft',
  'triangle-mesh': 'pliant/molecules',
});
for (const method of [convex, signedDistance]) narrowphases.register(method);

export { tetSolids } from './tetrahedra/tet-part.js';

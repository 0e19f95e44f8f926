import { type ErrorPlace, PliantError } from '../core/errors.js';

/** Runs `act`; what it refuses of a `body`, a `joint` or a `shape` is told with the place `root` in the scene. */
export function placed<T>(root: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    if (!(error instanceof PliantError)) throw error;
    const path = (error.place.path ?? '').replace(/^(body|joint|shape)(\.|$)/, '');
    const place: ErrorPlace = { ...error.place, path: path === '' ? root : `${root}.${path}` };
    throw new PliantError(error.code, error.sentence, place);
  }
}

/**
 * Cells that are printed as failed, with a star, and don't count as a failure: where a method's page in the docs says that it
 * isn't for that. A method that isn't named here has to pass everything it can answer.
 */
const ROCKS = 'a box is held at one point only and rocks, so its friction comes and goes';

const LIMITS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'impulse-averaged': { E01: ROCKS, E02: ROCKS, E03: ROCKS, E30: ROCKS, E31: ROCKS, E32: ROCKS, E33: ROCKS },
  penalty: { E29: 'ten boxes swing on their springs for longer than that' },
};

export const knownLimit = (method: string, id: string): string | undefined => LIMITS[method]?.[id];

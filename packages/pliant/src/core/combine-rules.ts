/**
 * The rules by which coefficients of two bodies become one, the weakest first: where two bodies name different ones,
 * the later is taken.
 */
export const COMBINE_RULES = ['average', 'geometric-mean', 'min', 'multiply', 'max'] as const;
/** How two coefficients become one. */
export type CombineRule = (typeof COMBINE_RULES)[number];

export const SOURCES: readonly (readonly [name: string, path: string])[];
export const SOURCE_ALIASES: { find: RegExp; replacement: string }[];

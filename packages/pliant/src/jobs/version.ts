/**
 * The version of the engine, part of every job's id: another version may give other bits. A test holds it to
 * package.json.
 */
export const ENGINE_VERSION = '0.2.0';

/**
 * Runs as data. Pure: no clock, no files, no platform; the same job gives the same bytes everywhere. All parts of the
 * engine come with it, because a scene may name any of them.
 * @module pliant/jobs
 */
import '../parts/all.js';

export * from '../jobs/index.js';

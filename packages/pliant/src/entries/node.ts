/** The root entry where nothing is downloaded: everything is there. */
import '../parts/all.js';

export * from '../index.js';

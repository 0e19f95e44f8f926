/**
 * Soft bodies, and the methods that find, measure and resolve their contacts. `import 'pliant/soft';` is all it takes.
 * Programs that run in Node have it without that line.
 * @module pliant/soft
 */
import '../parts/soft.js';

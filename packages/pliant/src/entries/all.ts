/**
 * Everything that a program may leave out: soft bodies, bodies of molecules, all methods. `import 'pliant/all';` is all
 * it takes. Programs that run in Node have it without that line.
 * @module pliant/all
 */
import '../parts/all.js';

/** Everything that a program may leave out. */
import './meshes.js';
import './methods.js';
import './molecules.js';
import './soft.js';

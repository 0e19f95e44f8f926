/** What measures two meshes against each other. */
import './mesh-shapes.js';
import './queries.js';
import { MeshPair } from '../queries/mesh-pair.js';
import { meshPairs } from '../queries/shapes/solid-pair.js';

meshPairs.provide(MeshPair);

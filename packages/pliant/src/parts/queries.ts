/** What questions to meshes need beyond those that a world asks. */
import './mesh-shapes.js';
import { orientedTrees } from '../queries/mesh-query.js';
import { buildObbTree } from '../queries/obb-tree/build.js';

orientedTrees.provide(buildObbTree);

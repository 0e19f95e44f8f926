// Objects of a second copy of three.js are refused with a sentence that says how to get rid of it.
import assert from 'node:assert/strict';
import { shapeFromGeometry, WorldObjects } from '@pliant/three';
import { BoxGeometry, MeshStandardMaterial } from 'other-three';
import { World } from 'pliant';
import { MeshStandardMaterial as OwnMaterial } from 'three';

const world = new World();
world.add({ kind: 'rigid', shape: { kind: 'sphere', radius: 0.5 } });
const other = () => new WorldObjects(world, { material: () => new MeshStandardMaterial() });
assert.throws(other, /another copy of three\.js.*npm ls three.*resolve\.dedupe/);
assert.equal(new WorldObjects(world, { material: () => new OwnMaterial() }).children.length, 1);
// A geometry is numbers alone: whose it is makes no difference.
assert.equal(shapeFromGeometry(new BoxGeometry(1, 1, 1)).kind, 'hull');

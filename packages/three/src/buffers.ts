/** What all views do with buffers of three.js. */
import {
  BufferAttribute,
  type BufferGeometry,
  DynamicDrawUsage,
  type InterleavedBuffer,
  type Object3D,
} from 'three';

/** Room for triples of numbers that change from frame to frame. */
export const triples = (count: number): BufferAttribute =>
  new BufferAttribute(new Float32Array(3 * count), 3).setUsage(DynamicDrawUsage);

/** An attribute of a geometry that has it. */
export const attributeOf = (geometry: BufferGeometry, name = 'position'): BufferAttribute =>
  geometry.getAttribute(name) as BufferAttribute;

/** Copies numbers from `first` on, `count` of them, and tells the renderer. */
export function copy(
  to: BufferAttribute | InterleavedBuffer,
  from: ArrayLike<number>,
  count = to.array.length,
  first = 0,
): void {
  for (let k = 0; k < count; k++) to.array[k] = from[first + k];
  to.needsUpdate = true;
}

/** Bounds would have to be computed anew in every frame, and rays go for the surfaces of bodies. */
export function neverCulledNorHit(object: Object3D): void {
  object.frustumCulled = false;
  object.raycast = () => undefined;
}

/** Takes an object out of its scene and frees its buffers. */
export function free(object: Object3D & { readonly geometry: BufferGeometry }): void {
  object.removeFromParent();
  object.geometry.dispose();
}

/** Frees an object and its material. */
export function freeAll(
  object: Object3D & { readonly geometry: BufferGeometry; readonly material: { dispose(): void } },
): void {
  free(object);
  object.material.dispose();
}

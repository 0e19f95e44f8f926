import { smoothNormals } from 'pliant/drawing';
import { SphereGeometry } from 'three';
import { expect, it } from 'vitest';

it('are those of three.js, and end with the draw range', () => {
  const geometry = new SphereGeometry(2, 9, 7).scale(1, 0.4, 2);
  geometry.computeVertexNormals();
  const positions = geometry.getAttribute('position').array as Float32Array;
  const indices = Uint32Array.from(geometry.getIndex()!.array);
  // Room behind the draw range, as a surface that is generated anew has it.
  const roomy = new Uint32Array(indices.length + 30).fill(5);
  roomy.set(indices);
  const normals = new Float32Array(positions.length).fill(7);
  smoothNormals(positions, roomy, indices.length, normals);
  const expected = geometry.getAttribute('normal').array;
  let worst = 0;
  normals.forEach((value, k) => {
    worst = Math.max(worst, Math.abs(value - expected[k]));
  });
  expect(worst).toBeLessThan(1e-6);
});

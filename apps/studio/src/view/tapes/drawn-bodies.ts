/** The bodies of a picture one by one, wherever they are drawn together. */
import { Color, InstancedMesh, type Matrix4, Mesh, type MeshStandardMaterial, type Object3D } from 'three';

export interface DrawnBody {
  readonly mesh: Mesh;
  /** Place among the copies of an instanced mesh; −1 for a mesh of its own. */
  readonly instance: number;
}

export function drawnBodies(view: Object3D): DrawnBody[] {
  const list: DrawnBody[] = [];
  for (const child of view.children) {
    if (!(child instanceof Mesh) || !child.visible) continue;
    if (child instanceof InstancedMesh)
      for (let instance = 0; instance < child.count; instance++) list.push({ mesh: child, instance });
    else list.push({ mesh: child, instance: -1 });
  }
  return list;
}

export function poseOf({ mesh, instance }: DrawnBody, out: Matrix4): Matrix4 {
  if (instance >= 0) (mesh as InstancedMesh).getMatrixAt(instance, out);
  else out.identity();
  return out;
}

export function colorOf({ mesh, instance }: DrawnBody): Color {
  const color = new Color();
  if (instance >= 0 && (mesh as InstancedMesh).instanceColor !== null)
    (mesh as InstancedMesh).getColorAt(instance, color);
  else if (mesh.geometry.hasAttribute('color'))
    color.fromBufferAttribute(mesh.geometry.getAttribute('color') as never, 0);
  else color.copy((mesh.material as MeshStandardMaterial).color);
  return color;
}

/** Shapes of bodies from the meshes below an object. */
import { type ShapeFit, type SolidShape, sameThree, shapeFromGeometry } from '@pliant/three';
import { PliantError } from 'pliant';
import { Matrix4, Mesh, type Object3D, Quaternion, Vector3 } from 'three';

/** Marks the group of a body, whose meshes are not those of a body around it. */
export const BODY_MARK = 'pliantBody';

/** One shape for everything below `root`, in the frame of `root` without its scale; none when there is no mesh. */
export function shapeOfChildren(root: Object3D, fit: ShapeFit): SolidShape | undefined {
  root.updateWorldMatrix(true, true);
  const inverse = poseOf(root).invert();
  const shapes: SolidShape[] = [];
  visit(root, (mesh) => {
    shapes.push(
      shapeFromGeometry(mesh.geometry, fit, { transform: inverse.clone().multiply(mesh.matrixWorld) }),
    );
  });
  if (shapes.length < 2) return shapes[0];
  return { kind: 'union', parts: shapes.map((shape) => ({ shape })) };
}

/** The first mesh below the group of a component, and where it stands in the frame of the group without its scale. */
export function meshBelow(
  group: Object3D,
  component: string,
): { readonly drawn: Mesh; readonly transform: Matrix4 } {
  let drawn: Mesh | undefined;
  visit(group, (mesh) => {
    drawn ??= mesh;
  });
  if (drawn === undefined)
    throw new PliantError('invalid-value', `A ${component} needs a mesh below it.`, { path: 'children' });
  drawn.updateWorldMatrix(true, false);
  return { drawn, transform: poseOf(group).invert().multiply(drawn.matrixWorld) };
}

/** Where an object stands in the world, without its scale. */
export function poseOf(object: Object3D): Matrix4 {
  const { position, orientation } = placeOf(object);
  return new Matrix4().compose(
    new Vector3().fromArray(position),
    new Quaternion().fromArray(orientation),
    new Vector3(1, 1, 1),
  );
}

export function placeOf(object: Object3D): {
  position: [number, number, number];
  orientation: [number, number, number, number];
} {
  object.updateWorldMatrix(true, false);
  const at = object.getWorldPosition(new Vector3());
  const turn = object.getWorldQuaternion(new Quaternion());
  return { position: [at.x, at.y, at.z], orientation: [turn.x, turn.y, turn.z, turn.w] };
}

function visit(object: Object3D, found: (mesh: Mesh) => void): void {
  if ((object as Mesh).isMesh === true && (object as Mesh).geometry !== undefined)
    found(sameThree(object as Mesh, Mesh, 'Mesh', 'children'));
  for (const child of object.children) if (child.userData[BODY_MARK] !== true) visit(child, found);
}

import { type Body, type BodyDefinition, PliantError } from 'pliant';
import { type ReactNode, type Ref, useLayoutEffect, useRef } from 'react';
import { type Group, InstancedMesh, Matrix4, Quaternion, Vector3 } from 'three';
import { BODY_MARK } from './colliders.js';
import { usePhysics } from './context.js';
import { give } from './refs.js';

/** Properties of `<InstancedBodies>`. */
export interface InstancedBodiesProps {
  /** One definition per instance. Another list makes all bodies anew. */
  readonly bodies: readonly BodyDefinition[];
  /** The bodies of the engine, in the order of the list. */
  readonly ref?: Ref<readonly Body[]>;
  /** An `<instancedMesh>` with room for all bodies. */
  readonly children?: ReactNode;
}

/** Many bodies that keep their shape, drawn in one call. */
export function InstancedBodies({ bodies, ref, children }: InstancedBodiesProps) {
  const { world, shown } = usePhysics('<InstancedBodies>');
  const group = useRef<Group>(null!);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a ref is no reason to make bodies anew
  useLayoutEffect(() => {
    const mesh = group.current.children.find((child) => child instanceof InstancedMesh);
    if (mesh === undefined || mesh.instanceMatrix.count < bodies.length)
      throw new PliantError(
        'invalid-value',
        `<InstancedBodies> needs an <instancedMesh> with room for ${bodies.length} instances below it.`,
        { path: 'children' },
      );
    const added = bodies.map((body) => world.add(body));
    const object = new Instances(added, mesh);
    mesh.count = added.length;
    mesh.frustumCulled = false;
    object.show(1);
    shown.add(object);
    give(ref, added);
    return () => {
      give(ref, null);
      shown.delete(object);
      for (const body of added) if (body.exists) world.remove(body);
    };
  }, [world, shown, bodies]);
  return (
    <group ref={group} userData={{ [BODY_MARK]: true }}>
      {children}
    </group>
  );
}

const ONE = new Vector3(1, 1, 1);

class Instances {
  /** Per body the pose before the last step, then the one after it. */
  private readonly poses: Float64Array;
  private readonly matrix = new Matrix4();
  private readonly at = new Vector3();
  private readonly next = new Vector3();
  private readonly turn = new Quaternion();
  private readonly later = new Quaternion();

  constructor(
    private readonly bodies: readonly Body[],
    readonly object: InstancedMesh,
  ) {
    this.poses = new Float64Array(14 * bodies.length);
    this.jump();
  }

  jump(): void {
    this.remember();
    this.remember();
  }

  remember(): void {
    const { poses } = this;
    this.bodies.forEach((body, i) => {
      if (!body.exists) return;
      poses.copyWithin(14 * i, 14 * i + 7, 14 * i + 14);
      poses.set(body.origin, 14 * i + 7);
      poses.set(body.orientation, 14 * i + 10);
    });
  }

  show(alpha: number): void {
    const { poses, matrix, at, next, turn, later, object } = this;
    for (let i = 0; i < this.bodies.length; i++) {
      const o = 14 * i;
      at.fromArray(poses, o).lerp(next.fromArray(poses, o + 7), alpha);
      turn.fromArray(poses, o + 3).slerp(later.fromArray(poses, o + 10), alpha);
      object.setMatrixAt(i, matrix.compose(at, turn, ONE));
    }
    object.instanceMatrix.needsUpdate = true;
    object.boundingSphere = null;
  }

  dispose(): void {}
}

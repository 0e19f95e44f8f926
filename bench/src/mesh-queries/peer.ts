/** three-mesh-bvh with the same mesh, asked the way its documentation asks it. */
import { BufferAttribute, BufferGeometry, Matrix4, Quaternion, Vector3 } from 'three';
import { type ExtendedTriangle, MeshBVH } from 'three-mesh-bvh';
import type { Pose } from './poses.js';
import type { BenchMesh } from './shapes.js';

export class PeerMesh {
  readonly geometry = new BufferGeometry();
  readonly bvh: MeshBVH;
  private readonly matrix = new Matrix4();
  private readonly one = new Vector3(1, 1, 1);
  private count = 0;
  private readonly callbacks = {
    intersectsTriangles: (a: ExtendedTriangle, b: ExtendedTriangle): boolean => {
      if (a.intersectsTriangle(b)) this.count++;
      return false;
    },
  };

  constructor(mesh: BenchMesh) {
    this.geometry.setAttribute('position', new BufferAttribute(Float32Array.from(mesh.positions), 3));
    this.geometry.setIndex(new BufferAttribute(mesh.triangles.slice(), 1));
    this.bvh = new MeshBVH(this.geometry);
    this.geometry.boundsTree = this.bvh;
  }

  trianglePairs(pose: Pose): number {
    this.count = 0;
    this.bvh.bvhcast(this.bvh, this.place(pose), this.callbacks);
    return this.count;
  }

  distance(pose: Pose): number {
    return this.bvh.closestPointToGeometry(this.geometry, this.place(pose))!.distance;
  }

  private place(pose: Pose): Matrix4 {
    const [x, y, z] = pose.position;
    const [qx, qy, qz, qw] = pose.rotation;
    return this.matrix.compose(new Vector3(x, y, z), new Quaternion(qx, qy, qz, qw), this.one);
  }
}

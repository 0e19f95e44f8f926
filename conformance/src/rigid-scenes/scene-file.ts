/** A scene of the rigid-ipc collection, as its file says it. */
export interface SceneFile {
  readonly timestep: number;
  readonly rigid_body_problem: {
    readonly gravity?: readonly number[];
    readonly coefficient_friction?: number;
    readonly rigid_bodies: readonly BodyEntry[];
  };
}

export interface BodyEntry {
  readonly mesh: string;
  readonly position?: readonly number[];
  /** Degrees about x, y, z. */
  readonly rotation?: readonly number[];
  readonly scale?: number | readonly number[];
  /** Edges of the box around the mesh, instead of a scale [m]; an edge of a flat mesh is 0. */
  readonly dimensions?: readonly number[];
  readonly linear_velocity?: readonly number[];
  /** Degrees per second. */
  readonly angular_velocity?: readonly number[];
  /** [N·m], all the time. */
  readonly torque?: readonly number[];
  readonly density?: number;
  readonly type?: string;
  /** All six degrees of freedom, or each: three translations, then three rotations. */
  readonly is_dof_fixed?: boolean | readonly boolean[];
}

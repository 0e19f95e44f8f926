/** What a molecule scene says, on flat arrays; SI units. The XML file and this hold the same information. */
export interface MoleculeScene {
  /** [m/s²] */
  readonly gravity: readonly [number, number, number];
  /** Pictures per second, and seconds to run. */
  readonly simulation: {
    /** Steps per second of simulated time [1/s]. */
    readonly fps: number;
    /** [s] */
    readonly duration: number;
  };
  /** Whose organs they are. */
  readonly patient: Patient;
  /** Its materials. */
  readonly materials: readonly MoleculeMaterial[];
  /** Its groups of molecules. */
  readonly organs: readonly MoleculeOrgan[];
}

/** Whom the organs belong to. It has no bearing on the simulation. */
export interface Patient {
  readonly name?: string;
  readonly gender?: string;
  /** [kg] */
  readonly weight?: number;
  /** [m] */
  readonly height?: number;
  /** [years] */
  readonly age?: number;
}

/** A material of a molecule scene. */
export interface MoleculeMaterial {
  /** By which molecules name it; no two are the same. */
  readonly description: string;
  /** Red, green, blue, 0 to 1. */
  readonly colour: readonly [number, number, number];
  /** Of a connection, along it [N·s/m]. */
  readonly damping: number;
  /** [kg/m³] */
  readonly density: number;
  /** [N/m²] */
  readonly youngsModulus: number;
  /** Of what surrounds the body [kg/m³]. */
  readonly mediumDensity: number;
}

/** A group of molecules that belong together. */
export interface MoleculeOrgan {
  /** What kind of organ. */
  readonly type: string;
  /** What it is, in words. */
  readonly description: string;
  /** Three per molecule [m]. */
  readonly positions: Float64Array;
  /** [m] */
  readonly radii: Float64Array;
  /** Number of each molecule's material in the scene. */
  readonly materialOf: Uint32Array;
  /** Coefficient of friction of each molecule. */
  readonly frictions: Float64Array;
  /** 1 where a molecule never moves. */
  readonly fixed: Uint8Array;
  /** One track per molecule that has forces, in the molecules' order. */
  readonly forces: readonly MoleculeForces[];
}

/** Forces that a scene lets act on molecules. */
export interface MoleculeForces {
  /** Number of the molecule in its organ. */
  readonly molecule: number;
  /** [s], never falling. */
  readonly times: Float64Array;
  /** Three per moment [N]. */
  readonly forces: Float64Array;
}

/** Something that is allowed but seldom meant. */
export interface SceneXmlWarning {
  /** What kind of oddity. */
  readonly code: 'isolated-molecule' | 'empty-organ';
  /** One sentence that names the molecule or organ. */
  readonly sentence: string;
  /** 1-based place of its tag. */
  readonly line: number;
  /** Column, counted from 1. */
  readonly column: number;
}

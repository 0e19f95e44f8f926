import {
  BufferGeometry,
  CircleGeometry,
  EdgesGeometry,
  Group,
  LineBasicMaterial,
  LineSegments,
  Quaternion,
  Vector3,
} from 'three';
import { attributeOf, copy, free, triples } from './buffers.js';
import type { BodyFrame, BodyLook, SurfaceShape } from './frame.js';
import { type Fitting, fit, makeGeometry, type Shape } from './shapes.js';

/** A little larger than the body, so that its surface doesn't hide the lines. */
const MARGIN = 1.015;

interface Outline {
  readonly look: BodyLook;
  /** None for a surface, whose vertices are moved. */
  readonly fitting: Fitting | undefined;
  readonly lines: LineSegments;
  /** Of the surface that the lines belong to. */
  version: number;
}

/** Lines around chosen bodies, to show a selection. */
export class Outlines extends Group {
  private readonly material: LineBasicMaterial;
  /** For deformable surfaces and balls: every line in full colour, seen through the body, would hide it and the colours of a field on it. */
  private readonly fine: LineBasicMaterial;
  private readonly turn = new Quaternion();
  private readonly at = new Vector3();
  private outlines: Outline[] = [];

  constructor(color = '#e69f00') {
    super();
    this.material = new LineBasicMaterial({ color, depthTest: false, transparent: true });
    this.fine = new LineBasicMaterial({ color, transparent: true, opacity: 0.45 });
    this.renderOrder = 2;
  }

  /** Says which bodies there are. */
  setBodies(looks: readonly BodyLook[], planeReach = 10): void {
    this.drop();
    for (const look of looks) {
      const { shape } = look;
      const lines =
        shape.kind === 'surface' ? this.surfaceLines(shape) : this.shapeLines(shape, look.kind === 'rigid');
      lines.frustumCulled = false;
      const fitting = shape.kind === 'surface' ? undefined : fit(shape, planeReach);
      this.outlines.push({ look, fitting, lines, version: -1 });
      this.add(lines);
    }
  }

  /** Moves the outlines to where the bodies are. */
  update(frame: BodyFrame): void {
    for (const outline of this.outlines) {
      const { look, fitting, lines } = outline;
      const { row } = look;
      if (fitting === undefined) {
        takeSurface(outline, frame);
        moveVertices(lines, look, frame);
        continue;
      }
      this.turn.fromArray(frame.orientations, row * 4);
      lines.position.copy(fitting.offset).applyQuaternion(this.turn);
      lines.position.add(this.at.fromArray(frame.positions, row * 3));
      lines.quaternion.copy(this.turn).multiply(fitting.turn);
      lines.scale.copy(fitting.scale).multiplyScalar(MARGIN);
    }
  }

  /** Frees what it holds on the graphics card. */
  override dispose(): void {
    this.drop();
    this.material.dispose();
    this.fine.dispose();
    this.removeFromParent();
  }

  private shapeLines(shape: Shape, centred: boolean): LineSegments {
    // A ball has no edges, and those of its facets would cover it: three circles stand for them.
    const isBall = shape.kind === 'sphere';
    const solid = isBall ? new CircleGeometry(1, 64) : makeGeometry(shape, 1, 'low', centred);
    // Facets that stand for a round side are no edges.
    const isRolled = shape.kind === 'cone' || shape.kind === 'cylinder';
    const edges = new EdgesGeometry(solid, isRolled ? 30 : 1);
    const lines = new LineSegments(edges, isBall ? this.fine : this.material);
    if (isBall) lines.add(lines.clone().rotateX(Math.PI / 2), lines.clone().rotateY(Math.PI / 2));
    solid.dispose();
    return lines;
  }

  /** Every edge of a deformable surface once. */
  private surfaceLines({ triangles, room }: SurfaceShape): LineSegments {
    return new LineSegments(edgesOf(triangles, room), this.fine);
  }

  private drop(): void {
    for (const { lines } of this.outlines) free(lines);
    this.outlines = [];
  }
}

/** Every edge of a closed surface once, with room for so many vertices. */
function edgesOf(triangles: Uint32Array, room: number): BufferGeometry {
  const ends: number[] = [];
  triangles.forEach((from, k) => {
    const to = triangles[k % 3 === 2 ? k - 2 : k + 1];
    if (from < to) ends.push(from, to);
  });
  const geometry = new BufferGeometry();
  geometry.setIndex(ends);
  geometry.setAttribute('position', triples(room));
  return geometry;
}

/** Draws other edges when the surface was generated anew. */
function takeSurface(outline: Outline, frame: BodyFrame): void {
  const { look, lines } = outline;
  const change = frame.surface?.(look.row);
  if (change === undefined || look.shape.kind !== 'surface' || change.version === outline.version) return;
  outline.version = change.version;
  lines.geometry.dispose();
  lines.geometry = edgesOf(change.triangles, look.shape.room);
}

function moveVertices(lines: LineSegments, { shape }: BodyLook, { vertices }: BodyFrame): void {
  if (shape.kind !== 'surface' || vertices === undefined) return;
  const position = attributeOf(lines.geometry);
  copy(position, vertices, position.array.length, 3 * shape.first);
}

/**
 * One three.js object per body, with a material of its own: for scenes of some hundred bodies that look different from
 * each other. It follows bodies that are added and removed, and draws between two steps. `WorldView` draws thousands of
 * bodies in a few calls.
 */
import type { Body, World } from 'pliant';
import { Group, type Intersection, Material, MeshStandardMaterial, Object3D } from 'three';
import { type BodyObject, DeformedMesh, MovedObject, shapeMesh } from './body-object.js';
import { colorOf } from './palette.js';
import { sameThree } from './same-three.js';

/** How bodies of a world are drawn. */
export interface WorldObjectsOptions {
  /** The material of a body; one of the palette's colours by default. Yours stays yours: it is not disposed of. */
  readonly material?: (body: Body) => Material | undefined;
  /** An object to draw instead of a body's shape, in the frame in which the shape was written; `null` draws nothing. */
  readonly object?: (body: Body) => Object3D | null | undefined;
  /** Edge of the squares that stand for endless planes [m]; 10 by default. */
  readonly planeReach?: number;
  /** Whether bodies cast and receive shadows; true by default. */
  readonly shadows?: boolean;
}

/** The bodies of a world as children of a group. Call `update` once per frame. */
export class WorldObjects extends Group {
  private readonly shown = new Map<number, BodyObject>();
  private readonly bodies = new Map<Object3D, Body>();
  private readonly own: Material[] = [];
  private readonly stop: () => void;
  private isStale = true;

  constructor(
    private readonly world: World,
    private readonly options: WorldObjectsOptions = {},
  ) {
    super();
    this.stop = world.observe({
      onCommand: (command) => {
        if (command.op === 'add' || command.op === 'remove') this.isStale = true;
        // A body that was put somewhere else did not travel there.
        if (command.op === 'place') this.shown.get(command.body)?.jump();
      },
      onRestore: () => {
        this.isStale = true;
        for (const [handle, one] of this.shown) if (this.world.get(handle) !== undefined) one.jump();
      },
      onStep: () => {
        if (this.isStale) this.follow();
        for (const one of this.shown.values()) one.remember();
      },
    });
    this.update();
  }

  /** Puts every object where its body is. `alpha`, as `world.advance` returns it, draws between the last two steps. */
  update(alpha = 1): void {
    if (this.isStale) this.follow();
    for (const one of this.shown.values()) one.show(alpha);
  }

  /** The object that stands for a body; none when the body is gone or was left out. */
  objectOf(body: Body): Object3D | undefined {
    if (this.isStale) this.follow();
    return this.shown.get(body.handle)?.object;
  }

  /** The body that an object, or one of its children, stands for; such as the object that a ray hit. */
  bodyOf(hit: Object3D | Intersection | undefined): Body | undefined {
    let object: Object3D | null = hit === undefined ? null : 'object' in hit ? hit.object : hit;
    for (; object !== null; object = object.parent) {
      const body = this.bodies.get(object);
      if (body !== undefined) return body.exists ? body : undefined;
    }
    return undefined;
  }

  /** Frees what was made here and stops following the world. */
  override dispose(): void {
    this.stop();
    for (const handle of [...this.shown.keys()]) this.drop(handle);
    for (const material of this.own) material.dispose();
    this.own.length = 0;
    this.removeFromParent();
  }

  /** Makes objects for new bodies and drops those of bodies that are gone. */
  private follow(): void {
    this.isStale = false;
    for (const handle of [...this.shown.keys()]) if (this.world.get(handle) === undefined) this.drop(handle);
    for (const body of this.world) {
      if (this.shown.has(body.handle)) continue;
      const one = this.make(body);
      if (one === undefined) continue;
      this.shown.set(body.handle, one);
      this.bodies.set(one.object, body);
      one.show(1);
      this.add(one.object);
    }
  }

  private make(body: Body): BodyObject | undefined {
    const given = this.options.object?.(body);
    if (given === null) return undefined;
    if (given !== undefined)
      return new MovedObject(body, sameThree(given, Object3D, 'Object3D', 'object'), false);
    const chosen = this.options.material?.(body);
    const material =
      chosen === undefined ? this.materialOf(body) : sameThree(chosen, Material, 'Material', 'material');
    const one = body.isDeformable
      ? new DeformedMesh(body, material)
      : new MovedObject(body, shapeMesh(body, material, this.options.planeReach ?? 10), true);
    const casts = (this.options.shadows ?? true) && !body.isSensor;
    one.object.castShadow = one.object.receiveShadow = casts;
    one.object.name = body.name ?? '';
    return one;
  }

  private materialOf(body: Body): Material {
    const look = {
      row: this.own.length,
      kind: body.kind,
      ...(body.color !== undefined && { color: body.color }),
    };
    const material = new MeshStandardMaterial({ color: colorOf(look), roughness: 0.6 });
    if (body.isSensor) Object.assign(material, { transparent: true, opacity: 0.28, depthWrite: false });
    this.own.push(material);
    return material;
  }

  private drop(handle: number): void {
    const one = this.shown.get(handle);
    if (one === undefined) return;
    this.bodies.delete(one.object);
    this.shown.delete(handle);
    one.dispose();
  }
}

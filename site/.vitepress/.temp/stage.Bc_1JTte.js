import { Quaternion, Vector3, TorusGeometry, SphereGeometry, ConeGeometry, CylinderGeometry, CapsuleGeometry, PlaneGeometry, IcosahedronGeometry, BufferGeometry, BufferAttribute, Mesh, DynamicDrawUsage, InstancedMesh, Matrix4, MeshBasicMaterial, Color, Group, MeshStandardMaterial, Material, Object3D, Scene, PerspectiveCamera, WebGLRenderer, PCFSoftShadowMap, DirectionalLight, AmbientLight, Vector2, Box3 } from "three";
import { toCreasedNormals, mergeGeometries } from "three/addons/utils/BufferGeometryUtils.js";
import { c as compileSolid } from "./compile.88yGbUFm.js";
import { RoundedBoxGeometry } from "three/addons/geometries/RoundedBoxGeometry.js";
import { P as PliantError } from "./quat.DyLx5o0V.js";
import { OrbitControls } from "three/addons/controls/OrbitControls.js";
import "robust-predicates";
const BALL = { low: 2, many: 3, high: 5 };
const AROUND = { low: 20, high: 48 };
const CREASE = 0.6;
function makeGeometry(shape, copies, detail, centred = true) {
  const around = AROUND[detail];
  switch (shape.kind) {
    case "sphere":
      return new IcosahedronGeometry(1, BALL[detail]);
    case "box": {
      const [x, y, z] = shape.halfExtents;
      return new RoundedBoxGeometry(2 * x, 2 * y, 2 * z, 2, 0.08 * Math.min(x, y, z));
    }
    case "plane":
      return new PlaneGeometry(1, 1);
    case "capsule":
      return new CapsuleGeometry(shape.radius, 2 * shape.halfHeight, around / 4, around);
    case "cylinder":
      return new CylinderGeometry(shape.radius, shape.radius, 2 * shape.halfHeight, around);
    case "cone":
      return new ConeGeometry(shape.radius, 2 * shape.halfHeight, around).translate(
        0,
        0.5 * shape.halfHeight,
        0
      );
    case "ellipsoid":
      return new SphereGeometry(1, around, around / 2).scale(shape.radii[0], shape.radii[1], shape.radii[2]);
    case "torus":
      return new TorusGeometry(shape.radius, shape.tube, around / 2, around).rotateX(Math.PI / 2);
    default:
      return triangles(shape, centred);
  }
}
function triangles(shape, centred) {
  const surface = compileSolid(shape, centred).surface();
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(Float32Array.from(surface.positions), 3));
  geometry.setIndex(new BufferAttribute(surface.triangles, 1));
  return toCreasedNormals(geometry, CREASE);
}
function fit(shape, planeReach) {
  const fitting = { scale: new Vector3(1, 1, 1), offset: new Vector3(), turn: new Quaternion() };
  if (shape.kind === "sphere") fitting.scale.setScalar(shape.radius);
  if (shape.kind === "plane") {
    const normal = new Vector3().fromArray([...shape.normal]).normalize();
    fitting.scale.setScalar(planeReach);
    fitting.offset.copy(normal).multiplyScalar(shape.offset ?? 0);
    fitting.turn.setFromUnitVectors(new Vector3(0, 0, 1), normal);
  }
  return fitting;
}
function smoothNormals(positions, indices, indexCount, normals) {
  normals.fill(0);
  for (let t = 0; t < indexCount; t += 3) {
    const a = 3 * indices[t];
    const b = 3 * indices[t + 1];
    const c = 3 * indices[t + 2];
    const [ax, ay, az] = [positions[a], positions[a + 1], positions[a + 2]];
    const [ux, uy, uz] = [positions[b] - ax, positions[b + 1] - ay, positions[b + 2] - az];
    const [vx, vy, vz] = [positions[c] - ax, positions[c + 1] - ay, positions[c + 2] - az];
    const x = uy * vz - uz * vy;
    const y = uz * vx - ux * vz;
    const z = ux * vy - uy * vx;
    normals[a] += x;
    normals[a + 1] += y;
    normals[a + 2] += z;
    normals[b] += x;
    normals[b + 1] += y;
    normals[b + 2] += z;
    normals[c] += x;
    normals[c + 1] += y;
    normals[c + 2] += z;
  }
  for (let k = 0; k < normals.length; k += 3) {
    const length = Math.sqrt(normals[k] ** 2 + normals[k + 1] ** 2 + normals[k + 2] ** 2);
    if (length === 0) continue;
    normals[k] /= length;
    normals[k + 1] /= length;
    normals[k + 2] /= length;
  }
}
class MovedObject {
  constructor(body, object, isOwn) {
    this.body = body;
    this.object = object;
    this.isOwn = isOwn;
    this.jump();
  }
  before = new Float64Array(7);
  now = new Float64Array(7);
  turn = new Quaternion();
  jump() {
    this.remember();
    this.before.set(this.now);
  }
  remember() {
    this.before.set(this.now);
    const { body, now } = this;
    now.set(this.isOwn ? body.position : body.origin, 0);
    now.set(body.orientation, 3);
  }
  show(alpha) {
    const { object, before, now, turn } = this;
    object.position.set(
      before[0] + alpha * (now[0] - before[0]),
      before[1] + alpha * (now[1] - before[1]),
      before[2] + alpha * (now[2] - before[2])
    );
    object.quaternion.fromArray(before, 3).slerp(turn.fromArray(now, 3), alpha);
  }
  dispose() {
    this.object.removeFromParent();
    if (this.isOwn && this.object instanceof Mesh) this.object.geometry.dispose();
  }
}
class DeformedMesh {
  constructor(body, material) {
    this.body = body;
    const boundary = body.surface === void 0 ? body.mesh?.boundary() : void 0;
    this.vertices = boundary?.vertices;
    const triangles2 = boundary?.mesh.triangles ?? body.surface?.triangles ?? [];
    const count = this.vertices?.length ?? (body.surface?.positions.length ?? 0) / 3;
    this.now = new Float32Array(3 * count);
    this.before = new Float32Array(3 * count);
    const geometry = new BufferGeometry();
    geometry.setIndex(new BufferAttribute(Uint32Array.from(triangles2), 1));
    geometry.setAttribute("position", dynamic(3 * count)).setAttribute("normal", dynamic(3 * count));
    this.object = new Mesh(geometry, material);
    this.object.frustumCulled = false;
    this.jump();
  }
  /** What is drawn. */
  object;
  before;
  now;
  /** Vertices of the body that are drawn; none where the body has a surface of its own. */
  vertices;
  jump() {
    this.read(this.now);
    this.before.set(this.now);
  }
  remember() {
    [this.before, this.now] = [this.now, this.before];
    this.read(this.now);
  }
  show(alpha) {
    const { geometry } = this.object;
    const position = geometry.getAttribute("position");
    const normal = geometry.getAttribute("normal");
    const index = geometry.getIndex();
    const { array } = position;
    for (let k = 0; k < array.length; k++) array[k] = this.before[k] + alpha * (this.now[k] - this.before[k]);
    smoothNormals(
      array,
      index.array,
      index.count,
      normal.array
    );
    position.needsUpdate = normal.needsUpdate = true;
    geometry.boundingSphere = geometry.boundingBox = null;
  }
  dispose() {
    this.object.removeFromParent();
    this.object.geometry.dispose();
  }
  read(out) {
    const { vertices, body } = this;
    if (vertices === void 0) {
      const from = body.surface?.positions;
      if (from !== void 0 && from.length === out.length) out.set(from);
      return;
    }
    const { positions } = body;
    for (let i = 0; i < vertices.length; i++) {
      for (let axis = 0; axis < 3; axis++) out[3 * i + axis] = positions[3 * vertices[i] + axis];
    }
  }
}
const dynamic = (length) => new BufferAttribute(new Float32Array(length), 3).setUsage(DynamicDrawUsage);
function shapeMesh(body, material, planeReach) {
  const { shape } = body;
  const { scale, offset, turn } = fit(shape, planeReach);
  const geometry = makeGeometry(shape, 1, "high", body.kind === "rigid");
  geometry.scale(scale.x, scale.y, scale.z).applyQuaternion(turn).translate(offset.x, offset.y, offset.z);
  return new Mesh(geometry, material);
}
const UP = new Vector3(0, 1, 0);
class ContactArrows extends InstancedMesh {
  capacity;
  /** Thickness of the arrows [m]. */
  size;
  /** Length of an arrow per root of its force [m/√N]. */
  scalePerRoot;
  at = new Vector3();
  along = new Vector3();
  turn = new Quaternion();
  stretch = new Vector3();
  pose = new Matrix4();
  constructor({ color = "#d55e00", capacity = 4096, size = 0.08, scale = 0.03 } = {}) {
    super(arrowGeometry(), new MeshBasicMaterial({ color, depthTest: false, transparent: true }), capacity);
    this.capacity = capacity;
    this.size = size;
    this.scalePerRoot = scale;
    this.frustumCulled = false;
    this.renderOrder = 1;
    this.count = 0;
  }
  /** Shows the contacts of a frame. */
  update(frame) {
    const count = Math.min(frame.count, this.capacity);
    for (let i = 0; i < count; i++) {
      const o = i * 3;
      this.along.set(frame.forces[o], frame.forces[o + 1], frame.forces[o + 2]);
      const force = this.along.length();
      if (force > 0) this.along.divideScalar(force);
      else this.along.set(frame.normals[o], frame.normals[o + 1], frame.normals[o + 2]);
      this.at.set(frame.points[o], frame.points[o + 1], frame.points[o + 2]);
      this.turn.setFromUnitVectors(UP, this.along);
      this.stretch.set(this.size, this.size + this.scalePerRoot * Math.sqrt(force), this.size);
      this.setMatrixAt(i, this.pose.compose(this.at, this.turn, this.stretch));
    }
    this.count = count;
    this.instanceMatrix.needsUpdate = true;
  }
  /** Frees what it holds on the graphics card. */
  dispose() {
    this.geometry.dispose();
    this.material.dispose();
    this.removeFromParent();
    super.dispose();
  }
}
function arrowGeometry() {
  const shaft = new CylinderGeometry(0.05, 0.05, 0.75, 8).translate(0, 0.375, 0);
  const head = new ConeGeometry(0.14, 0.25, 12).translate(0, 0.875, 0);
  return mergeGeometries([shaft, head]);
}
class ContactList {
  /** `on` says on whom forces are told: on body a as the engine has it, or on the one of the two that forces can move. */
  constructor(on = "a") {
    this.on = on;
  }
  /** Contacts that the arrays hold. */
  count = 0;
  points = new Float64Array(0);
  normals = new Float64Array(0);
  forces = new Float64Array(0);
  /** Takes the contacts of a world as it stands now. */
  read(world) {
    const contacts = [...world.contacts()];
    if (this.points.length < 3 * contacts.length) {
      this.points = new Float64Array(6 * contacts.length);
      this.normals = new Float64Array(6 * contacts.length);
      this.forces = new Float64Array(6 * contacts.length);
    }
    contacts.forEach(({ bodyA, point, normal, force }, i) => {
      const isOnB = this.on === "moving" && (bodyA.kind === "static" || bodyA.kind === "kinematic");
      const sign = isOnB ? -1 : 1;
      this.points.set(point, 3 * i);
      for (let k = 0; k < 3; k++) {
        this.normals[3 * i + k] = sign * normal[k];
        this.forces[3 * i + k] = sign * force[k];
      }
    });
    this.count = contacts.length;
    return this;
  }
}
const PALETTE = ["#0072b2", "#e69f00", "#009e73", "#cc79a7", "#56b4e9", "#d55e00", "#f0e442"];
const STATIC_COLOR = "#9aa5b1";
new Color("#d55e00");
const SPREAD = 0.08;
const GOLDEN = 0.618034;
function colorOf(look) {
  const moves = look.kind !== "static";
  const given = look.color ?? (moves ? PALETTE[look.row % PALETTE.length] : STATIC_COLOR);
  const color = new Color(given);
  if (moves) color.offsetHSL(0, 0, SPREAD * (2 * (look.row * GOLDEN % 1) - 1));
  return color;
}
function sameThree(value, kind, name, path) {
  if (value instanceof kind) return value;
  const isOther = typeof value === "object" && value !== null && `is${name}` in value;
  throw new PliantError(
    "invalid-value",
    isOther ? `This ${name} was made by another copy of three.js than the one that @pliant/three uses. Let there be one: 'npm ls three' shows where they come from, and resolve.dedupe: ['three'] makes Vite take one.` : `Expected an object of three.js's class ${name}.`,
    { path }
  );
}
class WorldObjects extends Group {
  constructor(world, options = {}) {
    super();
    this.world = world;
    this.options = options;
    this.stop = world.observe({
      onCommand: (command) => {
        if (command.op === "add" || command.op === "remove") this.isStale = true;
        if (command.op === "place") this.shown.get(command.body)?.jump();
      },
      onRestore: () => {
        this.isStale = true;
        for (const [handle, one] of this.shown) if (this.world.get(handle) !== void 0) one.jump();
      },
      onStep: () => {
        if (this.isStale) this.follow();
        for (const one of this.shown.values()) one.remember();
      }
    });
    this.update();
  }
  shown = /* @__PURE__ */ new Map();
  bodies = /* @__PURE__ */ new Map();
  own = [];
  stop;
  isStale = true;
  /** Puts every object where its body is. `alpha`, as `world.advance` returns it, draws between the last two steps. */
  update(alpha = 1) {
    if (this.isStale) this.follow();
    for (const one of this.shown.values()) one.show(alpha);
  }
  /** The object that stands for a body; none when the body is gone or was left out. */
  objectOf(body) {
    if (this.isStale) this.follow();
    return this.shown.get(body.handle)?.object;
  }
  /** The body that an object, or one of its children, stands for; such as the object that a ray hit. */
  bodyOf(hit) {
    let object = hit === void 0 ? null : "object" in hit ? hit.object : hit;
    for (; object !== null; object = object.parent) {
      const body = this.bodies.get(object);
      if (body !== void 0) return body.exists ? body : void 0;
    }
    return void 0;
  }
  /** Frees what was made here and stops following the world. */
  dispose() {
    this.stop();
    for (const handle of [...this.shown.keys()]) this.drop(handle);
    for (const material of this.own) material.dispose();
    this.own.length = 0;
    this.removeFromParent();
  }
  /** Makes objects for new bodies and drops those of bodies that are gone. */
  follow() {
    this.isStale = false;
    for (const handle of [...this.shown.keys()]) if (this.world.get(handle) === void 0) this.drop(handle);
    for (const body of this.world) {
      if (this.shown.has(body.handle)) continue;
      const one = this.make(body);
      if (one === void 0) continue;
      this.shown.set(body.handle, one);
      this.bodies.set(one.object, body);
      one.show(1);
      this.add(one.object);
    }
  }
  make(body) {
    const given = this.options.object?.(body);
    if (given === null) return void 0;
    if (given !== void 0)
      return new MovedObject(body, sameThree(given, Object3D, "Object3D", "object"), false);
    const chosen = this.options.material?.(body);
    const material = chosen === void 0 ? this.materialOf(body) : sameThree(chosen, Material, "Material", "material");
    const one = body.isDeformable ? new DeformedMesh(body, material) : new MovedObject(body, shapeMesh(body, material, this.options.planeReach ?? 10), true);
    const casts = (this.options.shadows ?? true) && !body.isSensor;
    one.object.castShadow = one.object.receiveShadow = casts;
    one.object.name = body.name ?? "";
    return one;
  }
  materialOf(body) {
    const look = {
      row: this.own.length,
      kind: body.kind,
      ...body.color !== void 0 && { color: body.color }
    };
    const material = new MeshStandardMaterial({ color: colorOf(look), roughness: 0.6 });
    if (body.isSensor) Object.assign(material, { transparent: true, opacity: 0.28, depthWrite: false });
    this.own.push(material);
    return material;
  }
  drop(handle) {
    const one = this.shown.get(handle);
    if (one === void 0) return;
    this.bodies.delete(one.object);
    this.shown.delete(handle);
    one.dispose();
  }
}
class Stage {
  constructor(canvas, example, say) {
    this.canvas = canvas;
    this.example = example;
    this.say = say;
    this.isPaused = false;
    this.isSeen = true;
    this.scene = new Scene();
    this.camera = new PerspectiveCamera(40, 2, 0.05, 200);
    this.arrows = new ContactArrows();
    this.contacts = new ContactList("moving");
    this.last = 0;
    this.renderer = new WebGLRenderer({ canvas, antialias: true });
    this.renderer.shadowMap.enabled = true;
    this.renderer.shadowMap.type = PCFSoftShadowMap;
    this.renderer.setPixelRatio(Math.min(2, devicePixelRatio));
    const isDark = document.documentElement.classList.contains("dark");
    this.scene.background = new Color(isDark ? "#1b1b1f" : "#eef1f5");
    const sun = new DirectionalLight("white", 2.2);
    sun.position.set(4, 9, 6);
    sun.castShadow = true;
    sun.shadow.mapSize.set(1024, 1024);
    this.scene.add(sun, new AmbientLight("white", 1.3), this.arrows);
    if (example.world !== void 0) {
      this.objects = new WorldObjects(example.world, { planeReach: 14 });
      this.scene.add(this.objects);
    }
    this.controls = new OrbitControls(this.camera, canvas);
    this.controls.enableZoom = false;
    this.frame();
    example.beforeStep?.(1 / 60);
    this.renderer.setAnimationLoop((now) => this.tick(now));
  }
  dispose() {
    this.renderer.setAnimationLoop(null);
    this.controls.dispose();
    this.objects?.dispose();
    this.arrows.dispose();
    this.renderer.dispose();
  }
  tick(now) {
    const elapsed = Math.min(0.05, Math.max(0, (now - this.last) / 1e3));
    this.last = now;
    if (!this.isSeen) return;
    const { world, beforeStep, afterStep, text } = this.example;
    if (world !== void 0 && !this.isPaused) {
      const alpha = world.advance(elapsed, {
        maxSteps: 3,
        afterStep: (dt) => {
          afterStep?.();
          beforeStep?.(dt);
        }
      });
      this.objects?.update(alpha);
      this.arrows.update(this.contacts.read(world));
    }
    this.say(text?.() ?? "");
    this.resize();
    this.controls.update();
    this.renderer.render(this.scene, this.camera);
  }
  resize() {
    const { clientWidth: width, clientHeight: height } = this.canvas;
    const size = this.renderer.getSize(new Vector2());
    if (size.x === width && size.y === height) return;
    this.renderer.setSize(width, height, false);
    this.camera.aspect = width / Math.max(1, height);
    this.camera.updateProjectionMatrix();
  }
  /** Looks at everything that moves. */
  frame() {
    const box = new Box3();
    for (const body of this.example.world ?? []) {
      if (!body.isDeformable && body.shape.kind === "plane") continue;
      const [x, y, z] = body.position;
      box.expandByPoint(new Vector3(x - 0.7, y - 0.7, z - 0.7)).expandByPoint(new Vector3(x + 0.7, y + 0.7, z + 0.7));
    }
    if (box.isEmpty()) box.set(new Vector3(-1, 0, -1), new Vector3(1, 1, 1));
    box.expandByPoint(new Vector3(box.min.x, Math.max(0, box.min.y - 1), box.min.z));
    const middle = box.getCenter(new Vector3());
    const reach = box.getSize(new Vector3()).length();
    this.camera.position.copy(middle).add(new Vector3(0.5, 0.35, 1).normalize().multiplyScalar(1.2 * reach + 1));
    this.controls.target.copy(middle);
  }
}
export {
  Stage
};

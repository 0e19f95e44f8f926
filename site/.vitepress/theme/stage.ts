/** Draws a world and lets it run. */
import { ContactArrows, ContactList, looksOf, WorldFrame, WorldObjects, WorldView } from '@pliant/three';
import {
  AmbientLight,
  Box3,
  Color,
  DirectionalLight,
  PCFSoftShadowMap,
  PerspectiveCamera,
  Scene,
  Vector2,
  Vector3,
  WebGLRenderer,
} from 'three';
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';
import type { Example } from '../../../examples/example.js';

export class Stage {
  isPaused = false;
  isSeen = true;
  private readonly renderer: WebGLRenderer;
  private readonly scene = new Scene();
  private readonly camera = new PerspectiveCamera(40, 2, 0.05, 200);
  private readonly controls: OrbitControls;
  private readonly objects: WorldObjects | undefined;
  /** Molecules are many small balls, which this draws in one call. */
  private readonly molecules: WorldView | undefined;
  private readonly bodies: WorldFrame | undefined;
  private readonly arrows = new ContactArrows();
  private readonly contacts = new ContactList('moving');
  private last = 0;

  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly example: Example,
    private readonly say: (text: string) => void,
  ) {
    this.renderer = new WebGLRenderer({ canvas, antialias: true });
    this.renderer.shadowMap.enabled = true;
    this.renderer.shadowMap.type = PCFSoftShadowMap;
    this.renderer.setPixelRatio(Math.min(2, devicePixelRatio));
    const isDark = document.documentElement.classList.contains('dark');
    this.scene.background = new Color(isDark ? '#1b1b1f' : '#eef1f5');
    const sun = new DirectionalLight('white', 2.2);
    sun.position.set(4, 9, 6);
    sun.castShadow = true;
    sun.shadow.mapSize.set(1024, 1024);
    this.scene.add(sun, new AmbientLight('white', 1.3), this.arrows);
    if (example.world !== undefined && [...example.world].some((body) => body.molecules !== undefined)) {
      this.molecules = new WorldView();
      this.molecules.setBodies(looksOf(example.world));
      this.molecules.setView('mesh and molecules');
      this.bodies = new WorldFrame(example.world);
      this.molecules.update(this.bodies);
      this.scene.add(this.molecules);
    } else if (example.world !== undefined) {
      this.objects = new WorldObjects(example.world, { planeReach: 14 });
      this.scene.add(this.objects);
    }
    this.controls = new OrbitControls(this.camera, canvas);
    this.controls.enableZoom = false;
    this.frame();
    // Once before every step: here before the first, below before all others.
    example.beforeStep?.(1 / 60);
    this.renderer.setAnimationLoop((now) => this.tick(now));
  }

  dispose(): void {
    this.renderer.setAnimationLoop(null);
    this.controls.dispose();
    this.objects?.dispose();
    this.molecules?.dispose();
    this.arrows.dispose();
    this.renderer.dispose();
  }

  private tick(now: number): void {
    const elapsed = Math.min(0.05, Math.max(0, (now - this.last) / 1000));
    this.last = now;
    if (!this.isSeen) return;
    const { world, beforeStep, afterStep, text } = this.example;
    if (world !== undefined && !this.isPaused) {
      const alpha = world.advance(elapsed, {
        maxSteps: 3,
        afterStep: (dt) => {
          afterStep?.();
          beforeStep?.(dt);
        },
      });
      this.objects?.update(alpha);
      if (this.bodies !== undefined) this.molecules?.update(this.bodies);
      this.arrows.update(this.contacts.read(world));
    }
    this.say(text?.() ?? '');
    this.resize();
    this.controls.update();
    this.renderer.render(this.scene, this.camera);
  }

  private resize(): void {
    const { clientWidth: width, clientHeight: height } = this.canvas;
    const size = this.renderer.getSize(new Vector2());
    if (size.x === width && size.y === height) return;
    this.renderer.setSize(width, height, false);
    this.camera.aspect = width / Math.max(1, height);
    this.camera.updateProjectionMatrix();
  }

  /** Looks at everything that moves. */
  private frame(): void {
    const box = new Box3();
    const around = this.molecules === undefined ? 0.7 : 0.02;
    for (const body of this.example.world ?? []) {
      if (!body.isDeformable && body.shape.kind === 'plane') continue;
      const places = body.molecules === undefined ? body.position : body.positions;
      for (let i = 0; i < places.length; i += 3) {
        const at = new Vector3(places[i], places[i + 1], places[i + 2]);
        box.union(new Box3(at.clone().subScalar(around), at.addScalar(around)));
      }
    }
    if (box.isEmpty()) box.set(new Vector3(-1, 0, -1), new Vector3(1, 1, 1));
    if (this.molecules === undefined)
      box.expandByPoint(new Vector3(box.min.x, Math.max(0, box.min.y - 1), box.min.z));
    const middle = box.getCenter(new Vector3());
    const reach = 1.2 * box.getSize(new Vector3()).length() + (this.molecules === undefined ? 1 : 0);
    this.camera.position.copy(middle).add(new Vector3(0.5, 0.35, 1).normalize().multiplyScalar(reach));
    this.controls.target.copy(middle);
  }
}

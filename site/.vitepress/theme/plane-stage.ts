/** Draws a world of the plane and lets it run. */
import { PLANAR_DEMOS, type PlanarWorld } from 'pliant/planar';

/** Steps of one frame at most: a slow machine shows slow motion. */
const MOST_STEPS = 40;

export class PlaneStage {
  isPaused = false;
  isSeen = true;
  private readonly world: PlanarWorld;
  private readonly dt: number;
  private readonly description: string;
  private readonly box: readonly [number, number, number, number];
  private last = 0;
  private due = 0;
  private frame: number;

  constructor(
    private readonly canvas: HTMLCanvasElement,
    name: string,
    private readonly say: (text: string) => void,
  ) {
    const demo = PLANAR_DEMOS.find((one) => one.name === name);
    if (demo === undefined) throw new Error(`there is no scene of the plane called ${name}`);
    this.world = demo.build('penalty').world;
    this.dt = demo.dt;
    this.description = demo.description;
    this.box = around(this.world);
    this.frame = requestAnimationFrame((now) => this.tick(now));
  }

  dispose(): void {
    cancelAnimationFrame(this.frame);
  }

  private tick(now: number): void {
    this.frame = requestAnimationFrame((later) => this.tick(later));
    const elapsed = Math.min(0.05, Math.max(0, (now - this.last) / 1000));
    this.last = now;
    if (!this.isSeen) return;
    if (!this.isPaused) {
      this.due = Math.min(this.due + elapsed, MOST_STEPS * this.dt);
      for (; this.due >= this.dt; this.due -= this.dt) this.world.step(this.dt);
    }
    this.draw();
    this.say(`${this.description} Depth at most ${(1000 * this.world.residualDepth()).toFixed(2)} mm.`);
  }

  private draw(): void {
    const { canvas, box } = this;
    const ratio = Math.min(2, devicePixelRatio);
    canvas.width = ratio * canvas.clientWidth;
    canvas.height = ratio * canvas.clientHeight;
    const pen = canvas.getContext('2d');
    if (pen === null) return;
    const scale = 0.94 * Math.min(canvas.width / (box[2] - box[0]), canvas.height / (box[3] - box[1]));
    pen.setTransform(
      scale,
      0,
      0,
      -scale,
      canvas.width / 2 - (scale * (box[0] + box[2])) / 2,
      canvas.height / 2 + (scale * (box[1] + box[3])) / 2,
    );
    pen.lineWidth = (1.5 * ratio) / scale;
    pen.strokeStyle = getComputedStyle(canvas).color;
    this.world.bodies.forEach(({ polygon, movable }, i) => {
      pen.beginPath();
      for (let ring = 0; ring < polygon.ringCount; ring++) {
        for (let v = polygon.rings[ring]; v < polygon.rings[ring + 1]; v++)
          pen.lineTo(polygon.positions[2 * v], polygon.positions[2 * v + 1]);
        pen.closePath();
      }
      pen.fillStyle = movable ? `hsl(${(i * 67) % 360} 55% 60% / 0.7)` : 'hsl(210 10% 60% / 0.6)';
      pen.fill('evenodd');
      pen.stroke();
    });
  }
}

/** `[minX, minY, maxX, maxY]` of all bodies [m]. */
function around({ bodies }: PlanarWorld): readonly [number, number, number, number] {
  const box: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { polygon } of bodies) {
    polygon.positions.forEach((x, i) => {
      box[i % 2] = Math.min(box[i % 2], x);
      box[2 + (i % 2)] = Math.max(box[2 + (i % 2)], x);
    });
  }
  return box;
}

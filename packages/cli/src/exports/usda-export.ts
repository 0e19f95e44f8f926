/** A run as USDA: meshes with points or poses over time, for Omniverse, Houdini, Blender and usdview. */
import type { Scene, World } from 'pliant';
import { OutputFile } from '../output/output-file.js';
import type { Exporter } from './exporter.js';
import { Frames, linearColor, type Track } from './frames.js';

export class UsdaExport implements Exporter {
  private readonly file: OutputFile;
  private readonly frames = new Frames();
  private rate = 60;

  constructor(path: string, cwd: string) {
    this.file = new OutputFile(path, cwd);
  }

  start(world: World, scene: Scene): void {
    this.frames.start(world, scene);
    // A sixtieth of a second is no number of the binary system; its rate is one of people's.
    this.rate = Number((1 / scene.dt).toPrecision(12));
  }

  frame(world: World): void {
    this.frames.add(world);
  }

  finish(): void {
    this.file.writeText(usdaOf(this.frames, this.rate));
    this.file.commit();
  }

  discard(): void {
    this.file.discard();
  }
}

/** Time codes count steps: code / rate is the time [s]. */
export function usdaOf({ tracks, times }: Frames, rate: number): string {
  const codes = times.map((time) => Number((time * rate).toFixed(6)));
  const names = new Set<string>();
  const bodies = tracks
    .filter(({ triangles }) => triangles.length > 0)
    .map((track) => bodyText(track, codes, names));
  return `#usda 1.0
(
    defaultPrim = "World"
    metersPerUnit = 1
    upAxis = "Y"
    timeCodesPerSecond = ${rate}
    framesPerSecond = ${rate}
    startTimeCode = ${codes[0] ?? 0}
    endTimeCode = ${codes.at(-1) ?? 0}
)

def Xform "World"
{
${bodies.join('\n')}}
`;
}

function bodyText(track: Track, codes: readonly number[], names: Set<string>): string {
  const { drawn, triangles } = track;
  const name = primName(drawn.name, names);
  const counts = new Array<number>(triangles.length / 3).fill(3);
  const color = linearColor(drawn.color).map(number).join(', ');
  const lines = [
    `    def Mesh "${name}" (`,
    `        displayName = ${JSON.stringify(drawn.name)}`,
    '    )',
    '    {',
    `        int[] faceVertexCounts = [${counts.join(', ')}]`,
    `        int[] faceVertexIndices = [${triangles.join(', ')}]`,
    '        uniform token subdivisionScheme = "none"',
    '        bool doubleSided = true',
    `        color3f[] primvars:displayColor = [(${color})]`,
    ...(drawn.isSoft ? softLines(track, codes) : solidLines(track, codes)),
    '    }',
  ];
  return `${lines.join('\n')}\n`;
}

function softLines({ shapes, rest }: Track, codes: readonly number[]): string[] {
  const samples = shapes.map((shape, i) => `            ${codes[i]}: [${points(shape)}],`);
  if (samples.length === 0) return [`        point3f[] points = [${points(rest)}]`];
  return ['        point3f[] points.timeSamples = {', ...samples, '        }'];
}

function solidLines({ rest, positions, orientations, drawn }: Track, codes: readonly number[]): string[] {
  const frames = drawn.moves ? codes.length : Math.min(1, codes.length);
  const move: string[] = [];
  const turn: string[] = [];
  for (let i = 0; i < frames; i++) {
    const [x, y, z] = positions.slice(3 * i, 3 * i + 3).map(number);
    const [qx, qy, qz, qw] = orientations.slice(4 * i, 4 * i + 4).map(number);
    move.push(`            ${codes[i]}: (${x}, ${y}, ${z}),`);
    turn.push(`            ${codes[i]}: (${qw}, ${qx}, ${qy}, ${qz}),`);
  }
  return [
    `        point3f[] points = [${points(rest)}]`,
    '        double3 xformOp:translate.timeSamples = {',
    ...move,
    '        }',
    '        quatd xformOp:orient.timeSamples = {',
    ...turn,
    '        }',
    '        uniform token[] xformOpOrder = ["xformOp:translate", "xformOp:orient"]',
  ];
}

function points(values: ArrayLike<number>): string {
  const all: string[] = [];
  for (let i = 0; i < values.length; i += 3) {
    all.push(`(${number(values[i])}, ${number(values[i + 1])}, ${number(values[i + 2])})`);
  }
  return all.join(', ');
}

const number = (x: number): string => String(Object.is(x, -0) ? 0 : Number(x.toPrecision(9)));

/** Names of prims are words; two bodies must not share one. */
function primName(name: string, used: Set<string>): string {
  const word = name
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9_]+/g, '_')
    .replace(/^(\d|$)/, '_$1');
  let free = word;
  for (let n = 2; used.has(free); n++) free = `${word}_${n}`;
  used.add(free);
  return free;
}

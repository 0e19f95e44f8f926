/** Key frames of bodies of molecules, seen from the side and set in rows; farther molecules are drawn first. */
import type { Body } from 'pliant';

const COLOURS = ['#8a9aa8', '#d55e00', '#009e73', '#0072b2'];
const WIDTH = 900;
const COLUMNS = 3;
const GAP = 16;
const LABEL = 22;

interface Disc {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly radius: number;
  readonly colour: string;
}

export interface KeyFrame {
  /** [s] */
  readonly time: number;
  readonly discs: readonly Disc[];
}

export function keyFrame(time: number, bodies: readonly Body[]): KeyFrame {
  const discs = bodies.flatMap((body, k) => discsOf(body, COLOURS[k % COLOURS.length]!));
  return { time, discs: discs.sort((a, b) => a.z - b.z) };
}

/** All frames at one scale, so that they can be compared. */
export function keyFramesSvg(frames: readonly KeyFrame[]): string {
  const all = frames.flatMap(({ discs }) => discs);
  const left = Math.min(...all.map((d) => d.x - d.radius));
  const right = Math.max(...all.map((d) => d.x + d.radius));
  const bottom = Math.min(...all.map((d) => d.y - d.radius));
  const top = Math.max(...all.map((d) => d.y + d.radius));
  const width = (WIDTH - (COLUMNS - 1) * GAP) / COLUMNS;
  const scale = width / (right - left);
  const height = (top - bottom) * scale + LABEL;
  const groups = frames.map(({ time, discs }, k) => {
    const x = (k % COLUMNS) * (width + GAP);
    const y = Math.floor(k / COLUMNS) * (height + GAP);
    const circles = discs.map((d) => circle(d, left, top, scale)).join('');
    const label = `<text x="0" y="14" font-size="15" font-family="system-ui, sans-serif" fill="currentColor">t = ${time.toFixed(1)} s</text>`;
    return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})">${label}<g transform="translate(0 ${LABEL})">${circles}</g></g>`;
  });
  const rows = Math.ceil(frames.length / COLUMNS);
  const whole = Math.ceil(rows * (height + GAP) - GAP);
  return `<svg viewBox="0 0 ${WIDTH} ${whole}" role="img">${groups.join('')}</svg>`;
}

function circle(d: Disc, left: number, top: number, scale: number): string {
  const x = ((d.x - left) * scale).toFixed(1);
  const y = ((top - d.y) * scale).toFixed(1);
  const r = (d.radius * scale).toFixed(1);
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${d.colour}" stroke="#1c2530" stroke-width=".5"/>`;
}

function discsOf(body: Body, colour: string): Disc[] {
  const { positions, molecules } = body;
  return Array.from({ length: positions.length / 3 }, (_, i) => ({
    x: positions[3 * i]!,
    y: positions[3 * i + 1]!,
    z: positions[3 * i + 2]!,
    radius: molecules!.radii[i]!,
    colour,
  }));
}

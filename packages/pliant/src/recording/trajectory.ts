/**
 * Trajectories as text: one row per body and step, as CSV or as JSON lines. Numbers are written so that they read back
 * exactly.
 */
import { BODY_KINDS } from '../bodies/layout.js';
import { SIMULATION, type Simulated, type Simulation } from '../simulation.js';

const COLUMNS = [
  ...['time', 'body', 'name'],
  ...['x', 'y', 'z', 'qx', 'qy', 'qz', 'qw', 'vx', 'vy', 'vz', 'wx', 'wy', 'wz', 'fx', 'fy', 'fz'],
] as const;

/** First line of the CSV; f is the total contact force. */
export const TRAJECTORY_HEADER = `${COLUMNS.join(',')}\n`;

/** Lines for the present state; static bodies are left out, they tell nothing. */
export function trajectoryCsv(world: Simulated): string {
  const sim = world[SIMULATION];
  let text = '';
  forMoving(sim, (row, numbers) => {
    const name = sim.labels[row]?.name ?? '';
    text += `${sim.clock[0]},${sim.bodies.handle(row)},${csvCell(name)},${numbers.join(',')}\n`;
  });
  return text;
}

/** One JSON object per line and body. */
export function trajectoryJsonLines(world: Simulated): string {
  const sim = world[SIMULATION];
  let text = '';
  forMoving(sim, (row, n) => {
    const name = sim.labels[row]?.name;
    text += `${JSON.stringify({
      time: sim.clock[0],
      body: sim.bodies.handle(row),
      ...(name !== undefined && { name }),
      position: n.slice(0, 3),
      orientation: n.slice(3, 7),
      velocity: n.slice(7, 10),
      angularVelocity: n.slice(10, 13),
      contactForce: n.slice(13, 16),
    })}\n`;
  });
  return text;
}

function forMoving(sim: Simulation, visit: (row: number, numbers: number[]) => void): void {
  const c = sim.bodies.columns;
  for (let row = 0; row < sim.bodies.rows; row++) {
    if (c.kind[row] === 0 || BODY_KINDS[c.kind[row] - 1] === 'static') continue;
    const three = (v: Float64Array) => [v[row * 3], v[row * 3 + 1], v[row * 3 + 2]];
    const q = row * 4;
    visit(row, [
      ...three(c.position),
      ...c.orientation.subarray(q, q + 4),
      ...three(c.velocity),
      ...three(c.angularVelocity),
      ...three(c.contactForce),
    ]);
  }
}

/** Quoted where it must be; a leading = + - @ is defused, or a spreadsheet would run it. */
function csvCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

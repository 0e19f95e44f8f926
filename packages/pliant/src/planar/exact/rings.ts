/** Joins directed pieces into closed rings. */
/** A directed piece of the common region's boundary. */
export interface Piece {
  readonly from: number;
  readonly to: number;
  readonly ax: number;
  readonly ay: number;
  readonly bx: number;
  readonly by: number;
}

export function joinRings(pieces: readonly Piece[]): Float64Array[] {
  const leaving = new Map<number, Piece[]>();
  for (const piece of pieces) {
    const list = leaving.get(piece.from);
    if (list) list.push(piece);
    else leaving.set(piece.from, [piece]);
  }
  const used = new Set<Piece>();
  const rings: Float64Array[] = [];
  for (const start of pieces) {
    if (used.has(start)) continue;
    const ring = walk(start, leaving, used);
    if (ring.length >= 6) rings.push(Float64Array.from(ring));
  }
  return rings;
}

function walk(start: Piece, leaving: Map<number, Piece[]>, used: Set<Piece>): number[] {
  const ring: number[] = [];
  let piece: Piece | undefined = start;
  while (piece && !used.has(piece)) {
    used.add(piece);
    ring.push(piece.ax, piece.ay);
    piece = piece.to === start.from ? undefined : sharpestLeft(piece, leaving.get(piece.to) ?? [], used);
  }
  return ring;
}

function sharpestLeft(arriving: Piece, choices: readonly Piece[], used: Set<Piece>): Piece | undefined {
  let best: Piece | undefined;
  for (const choice of choices) {
    if (used.has(choice)) continue;
    if (!best || turn(arriving, choice) > turn(arriving, best)) best = choice;
  }
  return best;
}

/** A number that grows with the angle by which `next` turns left from `arriving`, from -2 (back) to 2. */
function turn(arriving: Piece, next: Piece): number {
  const [ux, uy] = [arriving.bx - arriving.ax, arriving.by - arriving.ay];
  const [vx, vy] = [next.bx - next.ax, next.by - next.ay];
  const scale = Math.sqrt((ux * ux + uy * uy) * (vx * vx + vy * vy));
  const sine = (ux * vy - uy * vx) / scale;
  const cosine = (ux * vx + uy * vy) / scale;
  return sine >= 0 ? 1 - cosine : cosine - 1;
}

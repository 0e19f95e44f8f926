/**
 * Forces on single molecules, given at moments and interpolated linearly between them. Before the first moment and
 * after the last the nearest value holds. Two values at the same moment are a jump: from that moment on the later one
 * counts.
 */
export interface ForceTrack {
  /** Number of the molecule in its body. */
  readonly molecule: number;
  /** Moments [s], never falling, at least one. */
  readonly times: Float64Array;
  /** Three components per moment [N]. */
  readonly forces: Float64Array;
}

/** Adds each track's force at `time` [s] to `forces`, three numbers per molecule [N]. */
export function addTrackForces(forces: Float64Array, tracks: readonly ForceTrack[], time: number): void {
  for (const track of tracks) {
    const { times } = track;
    const next = firstAfter(times, time);
    const a = Math.max(0, next - 1);
    const b = Math.min(times.length - 1, next);
    const span = times[b] - times[a];
    const t = span > 0 ? (time - times[a]) / span : 0;
    for (let axis = 0; axis < 3; axis++) {
      const before = track.forces[3 * a + axis];
      const after = track.forces[3 * b + axis];
      forces[3 * track.molecule + axis] += before * (1 - t) + after * t;
    }
  }
}

/**
 * Adds the work of tracks on their molecules to out[0] [J]. The forces are those at `time` [s], and the way goes from
 * `before` to `after`, three coordinates per molecule [m]. The coordinates of `before` begin at number `o`. `scratch`
 * has three zeros per molecule, now and afterwards.
 */
export function addTrackWork(
  out: Float64Array,
  tracks: readonly ForceTrack[],
  time: number,
  before: Float64Array,
  o: number,
  after: Float64Array,
  scratch: Float64Array,
): void {
  addTrackForces(scratch, tracks, time);
  for (let t = 0; t < tracks.length; t++) {
    const first = 3 * tracks[t].molecule;
    let work = 0;
    for (let k = first; k < first + 3; k++) {
      work += scratch[k] * (after[k] - before[o + k]);
      scratch[k] = 0;
    }
    // Other code reports a molecule whose numbers are not finite.
    if (Math.abs(work) < Number.POSITIVE_INFINITY) out[0] += work;
  }
}

/** The number of the first moment later than `time`. If there is none, the number of moments. */
function firstAfter(times: Float64Array, time: number): number {
  let low = 0;
  let high = times.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (times[middle] > time) high = middle;
    else low = middle + 1;
  }
  return low;
}

import type { Body, World } from 'pliant';

/** Lets a ball fly into a plane at height 0 and out again; times where the gap is zero are interpolated. NaN if it never comes out. */
export function flyThrough(
  world: World,
  { position, velocity }: Body,
  radius: number,
  dt: number,
): { readonly time: number; readonly depth: number; readonly speed: number } {
  let depth = 0;
  let entered = 0;
  let gap = position[1] - radius;
  for (;;) {
    const before = gap;
    world.step(dt);
    gap = position[1] - radius;
    depth = Math.max(depth, -gap);
    const crossing = world.time - dt + (dt * before) / (before - gap);
    if (before > 0 && gap <= 0) entered = crossing;
    if (before <= 0 && gap > 0) return { time: crossing - entered, depth, speed: velocity[1] };
    if (world.time > 100) return { time: Number.NaN, depth, speed: 0 };
  }
}

/** Pictures of reports, point by point: what stands on a large floor is in front of it down to its lowest edge. */
import { inflateSync } from 'node:zlib';
import { parseScene, World } from 'pliant';
import { expect, test } from 'vitest';
import { picture } from './picture.js';

/** Rows of a PNG of the kind that the report has, each the difference to the row above. */
function decode(html: string) {
  const [, base64] = /src="data:image\/png;base64,([^"]+)"/.exec(html) ?? [];
  const png = Buffer.from(base64, 'base64');
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const size = png.readUInt32BE(33);
  const rows = inflateSync(png.subarray(41, 41 + size));
  const stride = 3 * width;
  const pixels = new Uint8Array(stride * height);
  for (let y = 0; y < height; y++)
    for (let k = 0; k < stride; k++)
      pixels[y * stride + k] = rows[y * (stride + 1) + 1 + k] + (y > 0 ? pixels[(y - 1) * stride + k] : 0);
  return { width, height, pixels };
}

/** How red a pixel is, 0 to 1: on an edge it is a part of each. */
type Share = (k: number) => number;

/** How often a line enters the body: a convex one is entered once by each line that meets it. */
function entries(share: Share, count: number): number {
  let n = 0;
  let isInside = false;
  for (let k = 0; k < count; k++) {
    if (share(k) > 0.05 && share(k) < 0.95) continue;
    if (share(k) >= 0.95 && !isInside) n++;
    isInside = share(k) >= 0.95;
  }
  return n;
}

test.each([
  ['a plane', { kind: 'plane' }, 0],
  ['a slab of two triangles a side', { kind: 'box', halfExtents: [3, 0.5, 3] }, -0.5],
])('a convex body on %s is whole, and so is the floor: it covered the lower edge', (_, shape, y) => {
  for (const [kind, height] of [
    ['box', 0.1],
    ['cylinder', 0.2],
  ] as const) {
    const body = {
      box: { kind: 'box', halfExtents: [0.2, height, 0.3] },
      cylinder: { kind: 'cylinder', radius: 0.2, halfHeight: height },
    }[kind];
    const reading = parseScene(
      JSON.stringify({
        pliant: 1,
        name: 'Standing',
        description: 'A body stands on a floor.',
        bodies: [
          { kind: 'static', name: 'floor', shape, position: [0, y, 0] },
          {
            kind: 'rigid',
            name: 'it',
            color: '#ff0000',
            shape: body,
            position: [0, height, 0],
            orientation: [0, Math.sin(0.3), 0, Math.cos(0.3)],
          },
        ].map((entry) =>
          shape.kind === 'plane' && entry.kind === 'static' ? { ...entry, position: [0, 0, 0] } : entry,
        ),
      }),
    );
    if (!reading.ok) throw new Error(reading.errors[0].message);
    const { width, height: rows, pixels } = decode(picture(World.fromScene(reading.scene), reading.scene));
    const red = (x: number, row: number) => {
      const at = 3 * (row * width + x);
      return Math.max(0, 1 - pixels[at + 2] / pixels[at]);
    };
    let seen = 0;
    for (let row = 0; row < rows; row++) {
      const n = entries((x) => red(x, row), width);
      seen += n;
      expect(n, `row ${row}`).toBeLessThanOrEqual(1);
    }
    for (let x = 0; x < width; x++)
      expect(
        entries((row) => red(x, row), rows),
        `column ${x}`,
      ).toBeLessThanOrEqual(1);
    expect(seen).toBeGreaterThan(rows / 4);
    // The floor reaches behind the eye, and is seen below the body.
    expect(pixels[3 * (width * (rows - 2) + 2)]).toBeLessThan(200);
  }
});

import { describe, expect, it } from 'vitest';
import { circle } from '../curves.js';
import { Polygon } from '../polygon.js';
import { drawField } from './draw-field.js';

describe('the picture of the field', () => {
  const left = Polygon.from(circle(-0.7, 0, 1, 0.005));
  const right = Polygon.from(circle(0.7, 0, 1, 0.005));

  it('shows two circles as figure 1 does: field, boxes, penetrating points and contacts', () => {
    const svg = drawField(left, right, { error: 0.02, title: 'two <circles> & their field' });
    expect(svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg" width="800"')).toBe(true);
    expect(svg).toContain('two &lt;circles&gt; &amp; their field');
    for (const part of ['field', 'localisation', 'contacts', 'penetrations'])
      expect(svg).toContain(`class="${part}"`);
    // One arrow and one dot per penetrating vertex: those of each circle within the other.
    const inside = (p: Polygon, x: number) =>
      [...p.positions.keys()].filter(
        (k) => k % 2 === 0 && Math.hypot(p.positions[k] - x, p.positions[k + 1]) < 0.99,
      ).length;
    const dots = /class="penetrations".*class="legend"/.exec(svg)![0].match(/<circle /g)!.length;
    expect(Math.abs(dots - inside(left, 0.7) - inside(right, -0.7))).toBeLessThanOrEqual(4);
    expect(svg).not.toContain('NaN');
  });

  it('draws a single polygon with its hole, the same text every time', () => {
    const frame = Polygon.from([0, 0, 4, 0, 4, 4, 0, 4], [1, 1, 3, 1, 3, 3, 1, 3]);
    const svg = drawField(frame, undefined, { error: 0.1, width: 200 });
    // The plane is square; the legend stands below it.
    expect(Number(/width="200" height="(\d+)"/.exec(svg)![1])).toBeGreaterThan(250);
    expect(svg).toContain('<rect x="0" y="200" width="200"');
    // Two rings and the rim of the colour bar.
    expect(svg.match(/Z/g)!.length).toBe(3);
    expect(drawField(frame, undefined, { error: 0.1, width: 200 })).toBe(svg);
  });
});

import { describe, expect, it } from 'vitest';
import { ExactQueries } from './exact/exact-queries.js';
import { FieldQueries } from './image/field-queries.js';
import { Polygon } from './polygon.js';
import { proximity } from './proximity.js';
import { OutlineBody } from './sim/outline-body.js';
import { PlanarWorld } from './sim/planar-world.js';
import { RigidBody } from './sim/rigid-body.js';

const box = Polygon.box(1, 1);
const other = Polygon.box(1, 1, 0.5, 0.5);
const field = () => new FieldQueries(0.1).bind(box, other);
/** What a caller without types may hand over. */
const wrong = (value: unknown) => value as never;
const springs = { mass: 1, stiffness: 1 };

/** What is done, and the place that the sentence names. */
const REFUSED: readonly (readonly [string, () => unknown, string])[] = [
  ['a stiffness that is no number', () => new PlanarWorld({ stiffness: Number.NaN }), 'stiffness'],
  ['a negative friction', () => new PlanarWorld({ friction: -0.1 }), 'friction'],
  ['more bounce than came', () => new PlanarWorld({ restitution: 1.2 }), 'restitution'],
  ['a misspelt option of a world', () => new PlanarWorld(wrong({ stifness: 3 })), 'stifness'],
  ['a misspelt option of a body', () => new RigidBody(box, wrong({ mass: 3 })), 'mass'],
  ['options that are nothing', () => new PlanarWorld(wrong(null)), 'options'],
  ['a deformable outline without options', () => new OutlineBody(box, wrong(undefined)), 'options'],
  ['pins as a list', () => new OutlineBody(box, wrong({ ...springs, pinned: [0] })), 'pinned'],
  ['a body of nothing', () => new RigidBody(wrong(undefined)), 'outline'],
  ['a world that is given an outline', () => new PlanarWorld().add(wrong(box)), 'body'],
  ['a step in words', () => new PlanarWorld().step(wrong('0.1')), 'dt'],
  ['a snapshot of three bytes', () => new PlanarWorld().restore(new Uint8Array(3)), 'snapshot'],
  ['a snapshot that is nothing', () => new PlanarWorld().restore(wrong(null)), 'snapshot'],
  ['proximity of nothing', () => proximity(wrong(undefined), box), 'a'],
  ['an unknown method', () => proximity(box, other, wrong({ method: 'magic' })), 'method'],
  ['an unknown intersection', () => field().intersection(wrong('magic')), 'kind'],
  ['half a point', () => field().atPoints(new Float64Array(3)), 'points[3]'],
  [
    'a point that is nowhere',
    () => proximity(box, other).atPoints(Float64Array.of(Number.NaN, 0)),
    'points[0]',
  ],
  ['exact queries without a pair', () => new ExactQueries().collides(), 'polygon'],
  ['sampled queries without a pair', () => new FieldQueries(0.1).collides(), 'polygon'],
  ['a motion that is no number', () => box.moved(Number.NaN, 0, 0), 'angle'],
  ['an outline that crosses itself', () => Polygon.from([0, 0, 1, 1, 1, 0, 0, 1]), 'rings[0][0]'],
];

describe('the plane refuses', () => {
  it.each(REFUSED)('%s, and says where', (_, call, path) => {
    expect(call).toThrow(expect.objectContaining({ name: 'PliantError', place: { path } }));
  });

  it('a body twice', () => {
    const world = new PlanarWorld();
    const body = world.add(new RigidBody(box));
    expect(() => world.add(body)).toThrow('once');
  });
});

/** Structures that must stand: pyramids, walls, Jenga, cards, Kapla, arches, dominoes. */
import { about, box, DENSITY, FLOOR, type Placed, type RigidScene, type Triple } from './scene.js';

const stands = (name: string, friction: number, bodies: readonly Placed[]): RigidScene => ({
  name,
  friction,
  bodies: [FLOOR, ...bodies],
  fate: 'stands',
});

/** Cubes of a metre with 5 cm between neighbours. */
export function pyramid(rows: number): RigidScene {
  const bricks: Placed[] = [];
  for (let row = 0; row < rows; row++) {
    for (let i = 0; i < rows - row; i++)
      bricks.push(box([0.5, 0.5, 0.5], [(i - (rows - row - 1) / 2) * 1.05, row + 0.5, 0]));
  }
  return stands(`pyramid of ${rows} rows`, 0.6, bricks);
}

/** Bricks twice as long as high, each row shifted by half a brick, with half bricks at the ends. */
export function wall(across: number, rows: number): RigidScene {
  const bricks: Placed[] = [];
  const end = across * 1.01 - 0.505;
  for (let row = 0; row < rows; row++) {
    const y = row + 0.5;
    const count = across - (row % 2);
    for (let i = 0; i < count; i++) bricks.push(box([1, 0.5, 0.5], [(i - (count - 1) / 2) * 2.02, y, 0]));
    if (row % 2 === 1) for (const x of [-end, end]) bricks.push(box([0.5, 0.5, 0.5], [x, y, 0]));
  }
  return stands(`brick wall, ${across} by ${rows}`, 0.6, bricks);
}

/** Towers of 18 layers of three blocks, as in the box: 1.5 by 2.5 by 7.5 cm, here ten times as large. */
export function jenga(side: number): RigidScene {
  const blocks: Placed[] = [];
  for (let tower = 0; tower < side * side; tower++) {
    const x = ((tower % side) - (side - 1) / 2) * 2;
    const z = (Math.floor(tower / side) - (side - 1) / 2) * 2;
    for (let layer = 0; layer < 18; layer++) {
      const y = layer * 0.15 + 0.075;
      for (const off of [-0.25, 0, 0.25]) {
        if (layer % 2 === 0) blocks.push(box([0.124, 0.075, 0.375], [x + off, y, z]));
        else blocks.push(box([0.375, 0.075, 0.124], [x, y, z + off]));
      }
    }
  }
  return stands(`Jenga, ${side * side} of 18 layers`, 0.6, blocks);
}

const CARD: Triple = [0.01, 0.5, 0.35];
const LEAN = 0.35;

/** Between cards that lie beside each other [m]. */
const BESIDE = 0.004;

/** Cards in leaning pairs, with cards laid across, each from the middle of one pair to the middle of the next. */
export function cardHouse(levels: number): RigidScene {
  const cards: Placed[] = [];
  const foot = CARD[1] * Math.sin(LEAN) + CARD[0] * Math.cos(LEAN);
  const up = CARD[1] * Math.cos(LEAN) + CARD[0] * Math.sin(LEAN);
  const pitch = 4 * foot;
  let y = 0;
  for (let level = 0; level < levels; level++) {
    const pairs = levels - level;
    for (let i = 0; i < pairs; i++) {
      const x = (i - (pairs - 1) / 2) * pitch;
      cards.push(box(CARD, [x - foot, y + up, 0], about([0, 0, 1], -LEAN)));
      cards.push(box(CARD, [x + foot, y + up, 0], about([0, 0, 1], LEAN)));
    }
    y += 2 * up;
    for (let i = 0; i < pairs - 1; i++) {
      const x = (i - (pairs - 2) / 2) * pitch;
      cards.push(box([(pitch - BESIDE) / 2, CARD[0], CARD[2]], [x, y + CARD[0], 0]));
    }
    y += 2 * CARD[0];
  }
  return stands(`house of cards, ${levels} levels`, 0.8, cards);
}

/** Kapla planks (15 : 3 : 1), a hollow tower: per level four planks lie in a square, edge to edge, each level turned. */
export function kapla(levels: number): RigidScene {
  const planks: Placed[] = [];
  const [long, wide, thick] = [0.75, 0.15, 0.05];
  for (let level = 0; level < levels; level++) {
    const y = (level + 0.5) * 2 * thick;
    const along = level % 2 === 0;
    for (const side of [-1, 1]) {
      const at = side * (long - wide);
      planks.push(along ? box([long, thick, wide], [0, y, at]) : box([wide, thick, long], [at, y, 0]));
    }
  }
  return stands(`Kapla tower of ${levels} levels`, 0.8, planks);
}

/** A half circle of wedges between two that stand still, each cut by planes through the centre. */
export function arch(stones: number): RigidScene {
  const inner = 4;
  const outer = 5.2;
  const depth = 0.6;
  const step = Math.PI / stones;
  const points: Triple[] = [];
  for (const r of [inner, outer])
    for (const z of [-depth, depth])
      for (const angle of [-step / 2, step / 2])
        points.push([r * Math.cos(angle) - (inner + outer) / 2, r * Math.sin(angle), z]);
  const list: Placed[] = [];
  for (let i = 0; i < stones; i++) {
    const angle = (i + 0.5) * step;
    const middle = (inner + outer) / 2;
    list.push({
      form: { kind: 'hull', points },
      at: [middle * Math.cos(angle), middle * Math.sin(angle), 0],
      turn: about([0, 0, 1], angle),
      density: DENSITY,
    });
  }
  return stands(`arch of ${stones} stones`, 0.7, list);
}

/** A row of dominoes whose first is pushed over. */
export function dominoes(count: number): RigidScene {
  const list: Placed[] = [];
  for (let i = 0; i < count; i++) list.push(box([0.06, 0.5, 0.25], [i * 0.45, 0.5, 0]));
  const lean = 0.2;
  list[0] = box(
    [0.06, 0.5, 0.25],
    [0.06 * (Math.cos(lean) - 1) + 0.5 * Math.sin(lean), 0.5 * Math.cos(lean) + 0.06 * Math.sin(lean), 0],
    about([0, 0, 1], -lean),
  );
  return { ...stands(`${count} dominoes`, 0.4, list), fate: 'rests' };
}

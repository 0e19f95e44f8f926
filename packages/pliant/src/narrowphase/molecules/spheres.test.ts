import { describe, expect, test } from 'vitest';
import { MassSpringBody } from '../../bodies/mass-spring/index.js';
import { MoleculeBody } from '../../bodies/molecules/molecule-body.js';
import { Random } from '../../math/random.js';
import { AnchoredContacts } from '../anchored-contacts.js';
import { BodyPairs } from './body-pairs.js';
import { SphereSearch } from './sphere-pairs.js';

const MATERIAL = { density: 1000, youngsModulus: 1e4, damping: 0.2, mediumDensity: 0 };

function cloud(random: Random, count: number): MoleculeBody {
  const at = () => 0.12 * (random.next() - 0.5);
  const centre = [at(), at(), at()];
  return new MoleculeBody(
    new MassSpringBody({
      positions: Float64Array.from(
        { length: 3 * count },
        (_, k) => centre[k % 3] + 0.1 * (random.next() - 0.5),
      ),
      radii: Float64Array.from({ length: count }, () => 0.004 + 0.01 * random.next()),
      frictions: new Float64Array(count),
      materialOf: new Uint32Array(count),
      materials: [MATERIAL],
      fixed: Uint8Array.from({ length: count }, () => (random.next() < 0.3 ? 1 : 0)),
    }),
  );
}

function pairsOf(bodies: readonly MoleculeBody[]): BodyPairs {
  const pairs = new BodyPairs();
  for (let a = 0; a < bodies.length; a++) {
    for (let b = a + 1; b < bodies.length; b++) {
      const [p, q] = [bodies[a].box, bodies[b].box];
      if ([0, 1, 2].every((k) => p[k] <= q[k + 3] && q[k] <= p[k + 3])) pairs.push(a, b);
    }
  }
  return pairs;
}

/** Every molecule against every other. */
function slow(bodies: readonly MoleculeBody[]): string[] {
  const found: string[] = [];
  bodies.forEach(({ model: p }, a) => {
    bodies.forEach(({ model: q }, b) => {
      if (b <= a) return;
      for (let i = 0; i < p.count; i++) {
        for (let j = 0; j < q.count; j++) {
          if (p.inverseMasses[i] === 0 && q.inverseMasses[j] === 0) continue;
          const d = [0, 1, 2].map((k) => p.positions[3 * i + k] - q.positions[3 * j + k]);
          const distance = Math.sqrt(d[0] ** 2 + d[1] ** 2 + d[2] ** 2);
          const depth = p.radii[i] + q.radii[j] - distance;
          if (depth > 0) found.push([a, b, i, j, depth.toFixed(12), (d[1] / distance).toFixed(9)].join(' '));
        }
      }
    });
  });
  return found;
}

function rows(contacts: AnchoredContacts): string[] {
  return Array.from({ length: contacts.manifolds }, (_, m) =>
    Array.from({ length: contacts.size[m] }, (_, k) => {
      const r = contacts.first[m] + k;
      return [
        contacts.a[m],
        contacts.b[m],
        contacts.nodesA[3 * r],
        contacts.nodesB[3 * r],
        contacts.depth[r].toFixed(12),
        contacts.normal[3 * r + 1].toFixed(9),
      ].join(' ');
    }),
  ).flat();
}

/** Bodies with the rows of their numbers. */
function clouds(random: Random, number: number, count: number): MoleculeBody[] {
  return Array.from({ length: number }, (_, row) => Object.assign(cloud(random, count), { row }));
}

describe('spheres', () => {
  test.each([1, 2, 3])('are those that overlap, in order, however old the list is (seed %i)', (seed) => {
    const random = new Random(seed);
    const bodies = clouds(random, 6, 30);
    const search = new SphereSearch();
    const contacts = new AnchoredContacts();
    let most = 0;
    for (let step = 0; step < 20; step++) {
      for (const { model } of bodies) {
        for (let k = 0; k < 3 * model.count; k++)
          if (model.inverseMasses[Math.floor(k / 3)] > 0)
            model.positions[k] += 0.0015 * (random.next() - 0.5);
      }
      for (const body of bodies) body.bound();
      contacts.clear();
      search.find(bodies, pairsOf(bodies), contacts);
      expect(rows(contacts)).toEqual(slow(bodies));
      most = Math.max(most, contacts.count);
    }
    expect(most).toBeGreaterThan(20);
  });

  test('of pairs that were not asked for are left out', () => {
    const random = new Random(4);
    const bodies = clouds(random, 4, 40);
    const pairs = new BodyPairs();
    pairs.push(1, 3);
    const contacts = new AnchoredContacts();
    new SphereSearch().find(bodies, pairs, contacts);
    expect(rows(contacts)).toEqual(slow(bodies).filter((row) => row.startsWith('1 3 ')));
  });
});

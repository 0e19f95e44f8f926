/** Faults to plant: small, of the kind that slips through a review. Each is one place in a compiled file of the engine. */
export interface Fault {
  readonly name: string;
  /** What is wrong, in one sentence. */
  readonly sentence: string;
  /** Below packages/pliant/dist. */
  readonly file: string;
  /** Text that stands there exactly once. */
  readonly find: string;
  readonly put: string;
}

export const FAULTS: readonly Fault[] = [
  {
    name: 'friction-flipped',
    sentence: 'Friction of blocks of one point pushes the way the body slides.',
    file: 'response/impulse/solve-single.js',
    find: 'const df1 = f1 - d[o + FRICTION];',
    put: 'const df1 = d[o + FRICTION] - f1;',
  },
  {
    name: 'contact-dropped',
    sentence: 'Manifolds of three and more points lose the last.',
    file: 'narrowphase/contacts.js',
    find: 'const size = this.count - this.first[this.manifolds];',
    put: 'if (this.count - this.first[this.manifolds] >= 3) this.count--; const size = this.count - this.first[this.manifolds];',
  },
  {
    name: 'normal-turned',
    sentence: 'Normals are turned by 1° about z, and stay unit.',
    file: 'narrowphase/contacts.js',
    find: 'normal[o + 1] = facing * draft[4];',
    put: 'normal[o] = facing * (0.9998476951563913 * draft[3] + 0.01745240643728351 * draft[4]); normal[o + 1] = facing * (0.9998476951563913 * draft[4] - 0.01745240643728351 * draft[3]);',
  },
  {
    name: 'energy-added',
    sentence: 'Moving bodies gain 0.1 % of their energy a second.',
    file: 'integration/integrate.js',
    find: 'const scale = dt * inverseMass[row];',
    put: 'const scale = dt * inverseMass[row]; for (let q = i; q < i + 3; q++) v[q] *= 1 + 0.0005 * dt;',
  },
  {
    name: 'force-unbooked',
    sentence: 'The lower body of a pair does not book the force along y.',
    file: 'response/ledger.js',
    find: 'contactForce[b + 1] -= share * y;',
    put: '',
  },
  {
    name: 'stop-lost',
    sentence: 'Touches end without an event.',
    file: 'response/ledger.js',
    find: 'this.events.push(STOP, bodies.handle(this.previous.a[j]), bodies.handle(this.previous.b[j]), 0);',
    put: '',
  },
  {
    name: 'restore-forgets',
    sentence: 'A restored body has no angular velocity.',
    file: 'recording/snapshot-bodies.js',
    find: 'checkCodes(sim, input, at);\n    sim.bodies.adopt();',
    put: 'checkCodes(sim, input, at);\n    sim.bodies.columns.angularVelocity.fill(0);\n    sim.bodies.adopt();',
  },
  {
    name: 'sleeps-early',
    sentence: 'Bodies fall asleep while they still move visibly.',
    file: 'core/constants.js',
    find: 'export const SLEEP_SPEED = ',
    put: 'export const SLEEP_SPEED = 50 * ',
  },
  {
    name: 'same-no-more',
    sentence: 'A pass depends on chance in its last bits.',
    file: 'response/impulse/solve-single.js',
    find: 'const perSecond = 1 / h;',
    put: 'const perSecond = (1 + 1e-13 * Math.random()) / h;',
  },
  {
    name: 'spin-unkept',
    sentence: 'The middle of a turn is taken a little too early.',
    file: 'integration/integrate.js',
    find: 'this.time[1] = 0.5 * dt;',
    put: 'this.time[1] = 0.45 * dt;',
  },
  {
    name: 'ray-short',
    sentence: 'A ray enters a shape a little too late.',
    file: 'queries/shapes/ray.js',
    find: 'if (t > most)',
    put: 'if (t > 0.99 * most)',
  },
  {
    name: 'gravity-uneven',
    sentence: 'Gravity along x is left out.',
    file: 'bodies/fields.js',
    find: 'const gx = gravity[0];',
    put: 'const gx = 0;',
  },
  {
    name: 'restitution-doubled',
    sentence: 'Bodies bounce with twice their restitution, or all of it.',
    file: 'pipeline/surfaces.js',
    find: 'bounce[m] = epsilon;',
    put: 'bounce[m] = Math.min(1, 2 * epsilon);',
  },
  {
    name: 'reaction-one-sided',
    sentence: 'The first body of a joint gets a thousandth less of its impulse than the second.',
    file: 'response/joints/sweep-rows.js',
    find: 'v[a] -= massA[m] * fx;',
    put: 'v[a] -= 0.999 * massA[m] * fx;',
  },
  {
    name: 'sensor-missed',
    sentence: 'Sensors tell nobody.',
    file: 'response/ledger.js',
    find: 'events.push(known ? STAY : START, bodies.handle(a), bodies.handle(b), force);',
    put: 'if (bodies.columns.sensor[a] + bodies.columns.sensor[b] > 0) continue; events.push(known ? STAY : START, bodies.handle(a), bodies.handle(b), force);',
  },
  {
    name: 'restore-starts-cold',
    sentence: 'Restored contacts have forgotten the impulses that the next step starts from.',
    file: 'recording/snapshot-contacts.js',
    find: 'readColumns(c, MEMOS, c.count, input);\n    readColumns(c, POSES',
    put: 'readColumns(c, MEMOS, c.count, input);\n    c.memo.fill(0);\n    readColumns(c, POSES',
  },
];

// Pictures of the responses between rigid bodies: one ball, dropped and spun, beside its closed forms.

import { World } from 'pliant';
import { BLUE, card, GREEN, GREY, INK, ORANGE, Panel, thinned } from './panel.mjs';

const RADIUS = 0.25;
const GRAVITY = 9.81;
const HEIGHT = 0.5;
const DT = 1 / 240;

/** The ball falls from half a metre: [time s, gap under it m] per step. */
function drop(response, { restitution, seconds, dt = DT, parameters }) {
  const world = new World({ substeps: 4, sleeping: false });
  world.setMethod('response', response);
  if (parameters) world.setParameters(response, parameters);
  world.add({ kind: 'static', shape: { kind: 'plane' }, restitution });
  const ball = world.add({
    kind: 'rigid',
    shape: { kind: 'sphere', radius: RADIUS },
    mass: 1,
    restitution,
    position: [0, RADIUS + HEIGHT, 0],
  });
  const path = [[0, HEIGHT]];
  while (world.time < seconds - dt / 2) {
    world.step(dt);
    path.push([world.time, ball.position[1] - RADIUS]);
  }
  return path;
}

/** Newton's law of impact between parabolas. */
function bounces(restitution, seconds) {
  const path = [];
  let [height, speed] = [HEIGHT, 0];
  for (let k = 0; k <= seconds * 1000; k++) {
    path.push([k / 1000, height]);
    speed -= GRAVITY / 1000;
    height += speed / 1000;
    if (height < 0 && speed < 0) {
      speed *= -restitution;
      height = speed < 0.02 ? 0 : -height * restitution;
      if (speed < 0.02) speed = 0;
    }
  }
  return path;
}

const heightPanel = (title, seconds) =>
  new Panel({
    title,
    x: { label: 'time [s]', from: 0, to: seconds },
    y: { label: 'gap under the ball [m]', from: -0.04, to: 0.54 },
  });

function dropPanel(response, restitution, seconds, law, options = {}) {
  const read = law === restitution ? `, restitution ${restitution}` : '';
  const panel = heightPanel(`a ball dropped from ${HEIGHT} m${read}`, seconds);
  panel.line(
    [
      [0, 0],
      [seconds, 0],
    ],
    GREY,
    { width: 1 },
  );
  panel.line(thinned(drop(response, { restitution, seconds, ...options }), 400), BLUE, {
    name: response,
    width: 3,
  });
  return panel.line(thinned(bounces(law, seconds), 300), ORANGE, {
    dashed: true,
    name: lawName(law),
    width: 1.4,
  });
}

const lawName = (law) => (law === 0 ? 'no bounce' : `closed form, e = ${law}`);

/** A ball that spins on the floor: friction speeds it up until it rolls, v = 2/7 ω₀ r. */
function spinPanel(response) {
  const [spin, mu, seconds] = [20, 0.3, 0.8];
  const world = new World({ substeps: 4, sleeping: false });
  world.setMethod('response', response);
  world.add({ kind: 'static', shape: { kind: 'plane' }, friction: mu });
  const ball = world.add({
    kind: 'rigid',
    shape: { kind: 'sphere', radius: RADIUS },
    mass: 1,
    friction: mu,
    position: [0, RADIUS + (response === 'log-barrier' ? 8e-4 : 0), 0],
    angularVelocity: [0, 0, -spin],
  });
  const [speeds, turns] = [[], []];
  while (world.time < seconds) {
    speeds.push([world.time, ball.velocity[0]]);
    turns.push([world.time, -ball.angularVelocity[2] * RADIUS]);
    world.step(DT);
  }
  const rolls = ((2 / 7) * spin * RADIUS) / (mu * GRAVITY);
  const roll = (2 / 7) * spin * RADIUS;
  return new Panel({
    title: `a spinning ball begins to roll, friction ${mu}`,
    x: { label: 'time [s]', from: 0, to: seconds },
    y: { label: 'speed [m/s]', from: 0, to: 5.4 },
  })
    .line(thinned(speeds, 150), BLUE, { name: 'speed of the centre, v', width: 3.4 })
    .line(thinned(turns, 150), GREEN, { name: 'speed of the rim, ωr', width: 3.4 })
    .line(
      [
        [0, 0],
        [rolls, roll],
        [seconds, roll],
      ],
      ORANGE,
      { dashed: true, name: 'closed form of v', width: 1.5 },
    )
    .line(
      [
        [0, spin * RADIUS],
        [rolls, roll],
      ],
      INK,
      { dashed: true, name: 'closed form of ωr', width: 1.2 },
    );
}

/** The first contact of a drop, close up, beside the spring that it should be; times from the moment of touching. */
function contactPanel(response, { restitution, spring, buffer = 0, name, to = 0.05 }) {
  const impact = Math.sqrt((2 * (HEIGHT - buffer)) / GRAVITY);
  const speed = GRAVITY * impact;
  const gaps = drop(response, { restitution, seconds: impact + to, dt: 1 / 4800 })
    .filter(([t]) => t > impact - 0.004)
    .map(([t, gap]) => [(t - impact) * 1000, gap * 1000]);
  const closed = Array.from({ length: 200 }, (_, k) => (k / 199) * to)
    .map((t) => [t * 1000, (buffer - spring(t, speed)) * 1000])
    .filter(([, gap], k) => k === 0 || gap <= buffer * 1000);
  const low = Math.min(...closed.map(([, gap]) => gap));
  const panel = new Panel({
    title: `the first contact${restitution > 0 ? `, restitution ${restitution}` : ', close up'}`,
    x: { label: 'time since contact [ms]', from: -4, to: to * 1000 },
    y: { label: 'gap [mm]', from: low * 1.15, to: Math.max(8, buffer * 1800) },
  });
  panel.line(
    [
      [-4, 0],
      [to * 1000, 0],
    ],
    GREY,
    { width: 1 },
  );
  if (buffer > 0)
    panel.line(
      [
        [-4, buffer * 1000],
        [to * 1000, buffer * 1000],
      ],
      GREEN,
      { width: 1.2, name: 'the buffer begins' },
    );
  return panel
    .line(thinned(gaps, 200), BLUE, { name: response, width: 3 })
    .line(closed, ORANGE, { dashed: true, name, width: 1.4 });
}

/** Depth of a spring with weight on it, started at speed v: m x'' = m g − k x − c x'. */
const springDepth = (frequency, ratio) => (t, speed) => {
  const omega = 2 * Math.PI * frequency;
  const damped = omega * Math.sqrt(1 - ratio * ratio);
  const rest = GRAVITY / (omega * omega);
  const decay = Math.exp(-ratio * omega * t);
  return (
    rest +
    decay * (-rest * Math.cos(damped * t) + ((speed - ratio * omega * rest) / damped) * Math.sin(damped * t))
  );
};

/** Where the clamped barrier carries the weight: g = ω² b (2 (r − 1) ln r + (r − 1)²/r), r = gap/b, by bisection. */
function barrierGap(frequency, buffer) {
  const strength = (2 * Math.PI * frequency) ** 2 * buffer;
  const push = (r) => strength * (2 * (r - 1) * Math.log(r) + (r - 1) ** 2 / r);
  let [low, high] = [1e-9, 1];
  for (let k = 0; k < 60; k++) {
    const middle = (low + high) / 2;
    if (push(middle) > GRAVITY) low = middle;
    else high = middle;
  }
  return low * buffer;
}

const withSpin = (response, restitution = 0.5) =>
  card(
    `A ball dropped and a ball spun up with the response ${response}, beside their closed forms.`,
    dropPanel(response, restitution, 1.6, restitution),
    spinPanel(response),
  );

/** Gaps over time on a logarithmic axis: how near the bodies come. */
function nearPanel(response, { seconds, levels, from, to, dt, parameters }) {
  const path = drop(response, { restitution: 0, seconds, dt, parameters }).map(([t, gap]) => [
    t,
    Math.max(gap, from) * 1000,
  ]);
  const panel = new Panel({
    title: 'how near they come',
    x: { label: 'time [s]', from: 0, to: seconds },
    y: { label: 'gap [mm]', from: from * 1000, to: to * 1000, logarithmic: true },
  });
  for (const { at, name, colour } of levels)
    panel.line(
      [
        [0, at * 1000],
        [seconds, at * 1000],
      ],
      colour,
      { dashed: true, name, width: 1.4 },
    );
  return panel.line(thinned(path, 400), BLUE, { name: response, width: 2.2 });
}

export const drops = {
  impulse: () => withSpin('impulse'),
  constraint: () => withSpin('constraint'),
  'impulse-averaged': () => withSpin('impulse-averaged'),
  'collision-integration': () => withSpin('collision-integration'),
  penalty: () =>
    card(
      'A ball dropped on a damped spring: the whole drop, and its first contact close up.',
      dropPanel('penalty', 0.5, 1.6, 0.5),
      contactPanel('penalty', {
        restitution: 1,
        spring: springDepth(30, 0),
        name: 'closed form',
        to: 0.03,
      }),
    ),
  'penalty-quadratic': () =>
    card(
      'A ball dropped on an undamped spring: it bounces for ever, and its contact is half a wave.',
      dropPanel('penalty-quadratic', 0.5, 1.6, 1),
      contactPanel('penalty-quadratic', {
        restitution: 0,
        spring: springDepth(30, 0),
        name: 'closed form',
        to: 0.03,
      }),
    ),
  'penalty-buffered': () =>
    card(
      'A ball dropped on a spring that begins 10 mm above the floor: fast as it is, it goes through the buffer.',
      dropPanel('penalty-buffered', 0.5, 1.6, 1),
      contactPanel('penalty-buffered', {
        restitution: 0,
        spring: springDepth(30, 0),
        buffer: 0.01,
        name: 'closed form',
        to: 0.03,
      }),
    ),
  'log-barrier': () =>
    card(
      'A ball dropped on a barrier: it does not bounce, and a gap stays.',
      dropPanel('log-barrier', 0.5, 1.2, 0),
      nearPanel('log-barrier', {
        seconds: 1,
        from: 1e-6,
        to: 1,
        levels: [
          { at: 1e-3, name: 'the buffer', colour: GREEN },
          { at: barrierGap(60, 1e-3), name: 'closed form at rest', colour: ORANGE },
        ],
      }),
    ),
  backtracking: () =>
    card(
      'A ball dropped: time is cut until it is just before contact, and it stays apart.',
      dropPanel('backtracking', 0.5, 1.6, 0.5),
      nearPanel('backtracking', {
        seconds: 1,
        from: 1e-6,
        to: 1,
        levels: [{ at: 1e-4, name: 'the tolerance', colour: GREEN }],
      }),
    ),
};

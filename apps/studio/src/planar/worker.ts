/** The engine's thread of the page of the plane: orders in, pictures out, about sixty a second. */
import { PlanarDriver } from './planar-driver.js';
import type { Order, Region, Shown } from './protocol.js';
import type { Outline } from './read-outlines.js';

/** Between two pictures [ms]. */
const PERIOD = 16;

let driver: PlanarDriver | undefined;
let [playing, speed] = [true, 1];
let shown: Shown = {
  field: true,
  gradients: false,
  penetrations: true,
  boxes: true,
  contacts: false,
  voronoi: false,
};
let [of, region]: [number, Region] = [0, [-1, -1, 1, 1]];
let last = performance.now();
/** Whether something changed since the last picture. */
let stale = false;
/** Whether the page has drawn the last picture. */
let free = true;

let tuned: Extract<Order, { kind: 'tune' }> = { kind: 'tune', error: undefined, backend: 'cpu' };

/** What was chosen holds for the next demo, too. */
function tune(): void {
  driver?.fields.setError(tuned.error);
  void driver?.fields.setBackend(tuned.backend).then(() => {
    stale = true;
  });
}

/** Does what may be refused because of an outline; tells the page which outlines were not taken. */
function attempt(outlines: readonly Outline[], action: () => void): boolean {
  try {
    action();
    return true;
  } catch (error) {
    postMessage({ refusal: error instanceof Error ? error.message : String(error), outlines });
    return false;
  }
}

function open({ demo, response, own }: Extract<Order, { kind: 'open' }>): void {
  const isTaken = attempt(own, () => {
    driver = new PlanarDriver(demo, response, own);
  });
  if (!isTaken) driver = new PlanarDriver(demo, response);
  tune();
}

function obey(order: Order): void {
  if (order.kind === 'drawn') {
    free = true;
    return;
  }
  stale = true;
  switch (order.kind) {
    case 'open':
      open(order);
      break;
    case 'play':
      ({ playing, speed } = order);
      break;
    case 'step':
      driver?.step();
      break;
    case 'seek':
      playing = false;
      driver?.seek(order.step);
      break;
    case 'mark':
      driver?.snapshot();
      break;
    case 'look':
      ({ shown, of, region } = order);
      break;
    case 'tune':
      tuned = order;
      tune();
      break;
    case 'add':
      attempt(order.outlines, () => driver?.add(order.outlines));
      break;
    case 'pull':
      driver?.pull(order.pull);
      break;
  }
}

function turn(): void {
  const now = performance.now();
  if (driver && playing) driver.advance(((now - last) / 1000) * speed);
  if (driver && free && (playing || stale)) {
    stale = false;
    free = false;
    postMessage(driver.frame(shown, of, region));
  }
  last = now;
  setTimeout(turn, Math.max(1, PERIOD - (performance.now() - now)));
}

addEventListener('message', ({ data }: MessageEvent<Order>) => obey(data));
turn();

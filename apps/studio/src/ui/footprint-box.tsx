import { useEffect, useRef, useState } from 'react';
import type { Footprint } from '../engine/footprint.js';
import type { Studio } from '../state/studio.js';
import { say } from '../state/words.js';
import { mapStyle } from '../view/color-map.js';
import { areaText, placeText, withUnit } from './numbers.js';

/** Between what is drawn and the border [px]. */
const RIM = 8;
/** Contacts up to which every pixel looks for the nearest of them. */
const FEW = 40;
/** How often it is asked for [ms]. */
const PERIOD = 200;

interface FootprintBoxProps {
  readonly studio: Studio;
  readonly a: number;
  readonly b: number;
}

/** The contact of the two selected bodies seen along its normal: pressure as colour, and what it adds up to. */
export function FootprintBox({ studio, a, b }: FootprintBoxProps) {
  const [print, setPrint] = useState<Footprint | undefined>(undefined);
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isOver = false;
    const ask = async () => {
      try {
        const answer = await studio.engine.call.footprint(a, b);
        if (!isOver) setPrint(answer);
      } catch {
        // The engine has stopped, or a body is gone, and the page says so already.
      }
    };
    void ask();
    const timer = setInterval(() => void ask(), PERIOD);
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, [studio, a, b]);
  useEffect(() => {
    if (print !== undefined && canvas.current !== null) draw(canvas.current, print);
  }, [print]);
  if (print === undefined) return null;
  const numbers: readonly (readonly [string, string])[] = [
    ['normal force', withUnit(print.normal, 'N')],
    ['friction', withUnit(print.tangential, 'N')],
    // Edges and points press without an area: how hard, nobody knows.
    ['area', print.area > 0 ? areaText(print.area) : '–'],
    ['mean pressure', print.area > 0 ? withUnit(print.normal / print.area, 'Pa') : '–'],
    ['highest', print.area > 0 ? withUnit(highestOf(print), 'Pa') : '–'],
    ['centre of pressure', placeText(print.centre)],
  ];
  return (
    <fieldset className="material footprint">
      <legend>{say('Footprint')}</legend>
      {print.areas.length === 0 ? (
        <p className="sentence">{say("They don't touch.")}</p>
      ) : (
        <>
          <canvas ref={canvas} role="img" aria-label={say('Footprint of {} contacts', print.areas.length)} />
          <dl className="readings">
            {numbers.map(([name, value]) => (
              <div className="reading" key={name}>
                <dt>{say(name)}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </fieldset>
  );
}

const highestOf = ({ pressures }: Footprint): number =>
  pressures.reduce((most, value) => Math.max(most, Number.isNaN(value) ? 0 : value), 0);

/** Pixels take the pressure of the nearest contact, as far as its area reaches; a cross stands at the centre of pressure. */
function draw(canvas: HTMLCanvasElement, print: Footprint): void {
  const { clientWidth: width, clientHeight: height } = canvas;
  const context = canvas.getContext('2d');
  if (context === null || width === 0) return;
  canvas.width = width * devicePixelRatio;
  canvas.height = height * devicePixelRatio;
  context.scale(devicePixelRatio, devicePixelRatio);
  const { points, areas, pressures, forces } = print;
  const reach = areas.map((area) => Math.sqrt(area / Math.PI));
  const widest = Math.max(...reach, 0);
  const far = points.reduce((most, value) => Math.max(most, Math.abs(value)), 0) + 1.2 * widest || 1e-3;
  // With room for the circles at the border.
  const scale = (Math.min(width, height) / 2 - RIM) / far;
  const high = highestOf(print);
  const hardest = Math.max(...forces);
  context.translate(width / 2, height / 2);
  const cell = areas.length > FEW ? 3 : 1;
  for (let y = -height / 2; y < height / 2; y += cell) {
    for (let x = -width / 2; x < width / 2; x += cell) {
      const k = nearest(points, (x + cell / 2) / scale, -(y + cell / 2) / scale, reach);
      if (k < 0) continue;
      context.fillStyle = mapStyle(high > 0 ? pressures[k] / high : 0);
      context.fillRect(x, y, cell, cell);
    }
  }
  const style = getComputedStyle(canvas);
  context.strokeStyle = style.color;
  for (let k = 0; k < areas.length; k++) {
    context.beginPath();
    const size = areas[k] > 0 ? 1.5 : 2 + 5 * Math.sqrt(hardest > 0 ? forces[k] / hardest : 0);
    context.arc(points[2 * k] * scale, -points[2 * k + 1] * scale, size, 0, 2 * Math.PI);
    context.stroke();
  }
  context.strokeStyle = style.getPropertyValue('--warn');
  context.lineWidth = 2;
  context.beginPath();
  context.moveTo(-7, 0);
  context.lineTo(7, 0);
  context.moveTo(0, -7);
  context.lineTo(0, 7);
  context.stroke();
}

/** The contact whose area a point is in, or −1; areas of neighbours meet, so each reaches a little over its disc. */
function nearest(points: Float64Array, x: number, y: number, reach: Float64Array): number {
  let [best, gap] = [-1, Number.POSITIVE_INFINITY];
  for (let k = 0; k < reach.length; k++) {
    const distance = Math.hypot(points[2 * k] - x, points[2 * k + 1] - y);
    if (distance >= gap || distance > 1.25 * reach[k]) continue;
    [best, gap] = [k, distance];
  }
  return best;
}

import { PALETTE } from '@pliant/three';
import { useEffect, useRef, useState } from 'react';
import type { CurveTable } from '../state/curve-words.js';
import type { PhasePlot } from '../state/plot-specs.js';
import { roundTicks, tickText } from '../state/round-ticks.js';
import { say } from '../state/words.js';
import { watchTheme } from '../view/theme.js';
import type { PlotData } from './plot-box.js';

interface PhaseAreaProps {
  readonly spec: PhasePlot;
  readonly data: PlotData;
}

/** One curve against another: the way of the run, with a dot where the world stands. */
export function PhaseArea({ spec, data }: PhaseAreaProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [size, setSize] = useState(0);
  useEffect(() => {
    const again = () => setSize((old) => old + 1);
    const resizes = new ResizeObserver(again);
    resizes.observe(canvas.current!);
    const end = watchTheme(again);
    return () => {
      resizes.disconnect();
      end();
    };
  }, []);
  const { now } = data;
  // biome-ignore lint/correctness/useExhaustiveDependencies: size and version stand for what changed.
  useEffect(() => {
    const paint = () => draw(canvas.current!, spec, data, now.get().step);
    paint();
    return now.subscribe(paint);
  }, [spec, data, now, size]);
  const label = say('{} against {}', data.words.header(spec.y), data.words.header(spec.x));
  return (
    <div className="plot-area">
      <canvas ref={canvas} className="phase" role="img" aria-label={label} />
    </div>
  );
}

const MARGIN = { left: 62, right: 10, top: 8, bottom: 34 };

function draw(canvas: HTMLCanvasElement, { x, y }: PhasePlot, data: PlotData, step: number): void {
  const { clientWidth: width, clientHeight: height } = canvas;
  const context = canvas.getContext('2d');
  if (context === null || width === 0 || height === 0) return;
  canvas.width = width * devicePixelRatio;
  canvas.height = height * devicePixelRatio;
  context.scale(devicePixelRatio, devicePixelRatio);
  const stores = [data.curves, data.rival].filter((store): store is CurveTable => store !== undefined);
  const [left, right] = spanOf(stores.map((store) => store.column(x)));
  const [low, high] = spanOf(stores.map((store) => store.column(y)));
  const px = (v: number) =>
    MARGIN.left + ((v - left) / (right - left)) * (width - MARGIN.left - MARGIN.right);
  const py = (v: number) =>
    height - MARGIN.bottom - ((v - low) / (high - low)) * (height - MARGIN.top - MARGIN.bottom);
  const style = getComputedStyle(canvas);
  const [edge, quiet] = ['--edge', '--quiet'].map((name) => style.getPropertyValue(name));
  context.font = '11px system-ui';
  context.strokeStyle = edge;
  context.fillStyle = quiet;
  context.beginPath();
  context.textAlign = 'center';
  for (const tick of roundTicks(left, right, width / 80)) {
    context.moveTo(px(tick), MARGIN.top);
    context.lineTo(px(tick), height - MARGIN.bottom);
    context.fillText(tickText(tick), px(tick), height - MARGIN.bottom + 13);
  }
  context.textAlign = 'right';
  for (const tick of roundTicks(low, high, height / 40)) {
    context.moveTo(MARGIN.left, py(tick));
    context.lineTo(width - MARGIN.right, py(tick));
    context.fillText(tickText(tick), MARGIN.left - 5, py(tick) + 4);
  }
  context.stroke();
  context.textAlign = 'center';
  context.fillText(data.words.header(x), (MARGIN.left + width) / 2, height - 5);
  context.save();
  context.translate(10, (height - MARGIN.bottom) / 2);
  context.rotate(-Math.PI / 2);
  context.fillText(data.words.header(y), 0, 0);
  context.restore();
  for (const [k, store] of stores.entries()) way(context, store, { x, y, px, py, step, isRival: k > 0 });
}

interface Way extends PhasePlotPlaces {
  readonly step: number;
  readonly isRival: boolean;
}

interface PhasePlotPlaces {
  readonly x: number;
  readonly y: number;
  readonly px: (value: number) => number;
  readonly py: (value: number) => number;
}

function way(
  context: CanvasRenderingContext2D,
  store: CurveTable,
  { x, y, px, py, step, isRival }: Way,
): void {
  const [steps, xs, ys] = [store.column(0), store.column(x), store.column(y)];
  context.strokeStyle = PALETTE[isRival ? 1 : 0];
  context.fillStyle = context.strokeStyle;
  context.lineWidth = 1.5;
  context.setLineDash(isRival ? [5, 4] : []);
  context.beginPath();
  let now = -1;
  for (let i = 0; i < steps.length; i++) {
    if (!Number.isFinite(xs[i] + ys[i])) continue;
    context.lineTo(px(xs[i]), py(ys[i]));
    if (steps[i] <= step) now = i;
  }
  context.stroke();
  context.setLineDash([]);
  if (now < 0) return;
  context.beginPath();
  context.arc(px(xs[now]), py(ys[now]), 4, 0, 2 * Math.PI);
  context.fill();
}

function spanOf(lists: readonly Float64Array[]): [number, number] {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const list of lists) {
    for (const value of list) {
      if (!Number.isFinite(value)) continue;
      low = Math.min(low, value);
      high = Math.max(high, value);
    }
  }
  if (!(low <= high)) return [0, 1];
  const room = low < high ? 0.05 * (high - low) : 1;
  return [low - room, high + room];
}

import { PALETTE } from '@pliant/three';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { axisWidth, tickText } from '../state/round-ticks.js';
import { say } from '../state/words.js';
import { watchTheme } from '../view/theme.js';

/** Numbers stand at least so far apart, one above the other [px]. */
const NUMBERS_APART = 22;
/** Between the drawing and the legend below it [px]. */
const GAP = 6;

export interface PlottedCurve {
  readonly label: string;
  readonly unit: string;
}

export interface MadePlot {
  readonly plot: uPlot;
  /** Puts the line that stands for now to a time [s]. */
  setNow(time: number): void;
  dispose(): void;
}

/** A plot that fills its holder, in the colours of the page's theme. */
export function makePlot(
  holder: HTMLElement,
  curves: readonly PlottedCurve[],
  /** What two worlds are called, where there are two. */
  worlds: readonly [string, string] | undefined,
  onZoom: () => void,
  /** A click asks for this time [s]. */
  onTime: (time: number) => void,
): MadePlot {
  const color = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name);
  const axis = {
    stroke: () => color('--quiet'),
    grid: { stroke: () => color('--edge'), width: 1 },
    ticks: { stroke: () => color('--edge'), width: 1, size: 4 },
    font: '11px system-ui',
  };
  const unit = curves[0]?.unit ?? '';
  const now = document.createElement('div');
  now.className = 'plot-now';
  let time = 0;
  function place(): void {
    const at = plot?.valToPos(time, 'x') ?? Number.NaN;
    now.hidden = !(at >= 0 && at <= plot.over.clientWidth);
    if (!now.hidden) now.style.transform = `translateX(${at.toFixed(1)}px)`;
  }
  let plot: uPlot;
  plot = new uPlot(
    {
      ...sizeOf(holder, 20),
      scales: { x: { time: false }, y: { range: heightRange } },
      axes: [
        {
          ...axis,
          // In the signs of the other axis and of the page, whatever the browser's own are.
          values: (_, ticks) => ticks.map(tickText),
          size: 34,
          label: `${say('time')} [s]`,
          labelSize: 14,
          labelGap: -2,
          labelFont: '11px system-ui',
        },
        {
          ...axis,
          values: (_, ticks) => ticks.map(tickText),
          space: NUMBERS_APART,
          size: (_, labels) => axisWidth(labels),
          ...(unit !== '' && { label: `[${unit}]`, labelSize: 16, labelFont: '11px system-ui' }),
        },
      ],
      series: [
        { label: 't', value: (_, t) => (t === null ? '–' : `${t.toFixed(2)} s`) },
        ...seriesOf(curves, worlds ? ` ${worlds[0]}` : ''),
        ...(worlds ? seriesOf(curves, ` ${worlds[1]}`, [5, 4]) : []),
      ],
      // The second world's curves are dashed. The signs of their names are small, so they are dotted.
      legend: { markers: { dash: (self, k) => (self.series[k].dash?.length ? 'dotted' : 'solid') } },
      cursor: { drag: { x: true, y: false } },
      hooks: {
        setSelect: [(self) => self.select.width > 0 && onZoom()],
        setScale: [(_, key) => key === 'x' && place()],
        setSize: [() => place()],
      },
    },
    [[0], ...curves.map(() => [null]), ...(worlds ? curves.map(() => [null]) : [])],
    holder,
  );
  plot.over.append(now);
  plot.over.addEventListener('click', (event) => {
    if (plot.select.width === 0) onTime(plot.posToVal(event.offsetX, 'x'));
  });
  const legend = plot.root.querySelector<HTMLElement>('.u-legend')!;
  let room = 0;
  // Where the pointer is, the legend has values too and lies over the drawing, which stays as it is.
  const resizes = new ResizeObserver(() => {
    if (room === 0 || !holder.matches(':hover')) room = legend.offsetHeight;
    plot.setSize(sizeOf(holder, room));
  });
  resizes.observe(holder);
  resizes.observe(legend);
  const endTheme = watchTheme(() => plot.redraw());
  return {
    plot,
    setNow: (to) => {
      time = to;
      place();
    },
    dispose: () => {
      endTheme();
      resizes.disconnect();
      plot.destroy();
    },
  };
}

function seriesOf(curves: readonly PlottedCurve[], side: string, dash: number[] = []): uPlot.Series[] {
  return curves.map(({ label }, i) => ({
    label: label + side,
    stroke: PALETTE[i % PALETTE.length],
    width: 1.5,
    dash,
    points: { show: false },
    value: (_: uPlot, v: number | null) => (v === null || Number.isNaN(v) ? '–' : v.toPrecision(4)),
  }));
}

/** What rounding leaves of nothing. */
const NOTHING = 1e-12;

/** What uPlot would choose, but for a curve that is zero throughout, which it shows against a hundred, or, with what rounding leaves, without ticks. */
function heightRange(_: uPlot, min: number | null, max: number | null): uPlot.Range.MinMax {
  const [low, high] = [min ?? 0, max ?? 1];
  if (Math.abs(low) < NOTHING && Math.abs(high) < NOTHING) return [0, 1];
  return uPlot.rangeNum(low, high, 0.1, true);
}

function sizeOf(holder: HTMLElement, legend: number): { width: number; height: number } {
  const { clientWidth, clientHeight } = holder;
  return { width: Math.max(clientWidth, 80), height: Math.max(clientHeight - legend - GAP, 60) };
}

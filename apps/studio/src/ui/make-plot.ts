import { PALETTE } from '@pliant/three';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { watchTheme } from '../view/theme.js';

const AXIS_WIDTH = 58;
/** Room that the legend takes below the drawing [px]. */
const LEGEND = 26;

export interface PlottedCurve {
  readonly label: string;
  readonly unit: string;
}

/** A plot that fills its holder, in the colours of the page's theme. */
export function makePlot(
  holder: HTMLElement,
  curves: readonly PlottedCurve[],
  hasRival: boolean,
  onZoom: () => void,
): { readonly plot: uPlot; dispose(): void } {
  const color = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name);
  const axis = {
    stroke: () => color('--quiet'),
    grid: { stroke: () => color('--edge'), width: 1 },
    ticks: { stroke: () => color('--edge'), width: 1, size: 4 },
    font: '11px system-ui',
  };
  const [{ unit }] = curves;
  const plot = new uPlot(
    {
      ...sizeOf(holder),
      scales: { x: { time: false } },
      axes: [
        { ...axis, size: 24 },
        {
          ...axis,
          values: tickLabels,
          size: AXIS_WIDTH,
          ...(unit !== '' && { label: unit, labelSize: 16, labelFont: '11px system-ui' }),
        },
      ],
      series: [
        { label: 't', value: (_, t) => (t === null ? '–' : `${t.toFixed(2)} s`) },
        ...seriesOf(curves, hasRival ? ' A' : ''),
        ...(hasRival ? seriesOf(curves, ' B', [5, 4]) : []),
      ],
      cursor: { drag: { x: true, y: false } },
      hooks: {
        setSelect: [(self) => self.select.width > 0 && onZoom()],
      },
    },
    [[0], ...curves.map(() => [null]), ...(hasRival ? curves.map(() => [null]) : [])],
    holder,
  );
  const resizes = new ResizeObserver(() => plot.setSize(sizeOf(holder)));
  resizes.observe(holder);
  const endTheme = watchTheme(() => plot.redraw());
  return {
    plot,
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

/** uPlot's own labels stop at three decimals, where depths only begin. */
function tickLabels(_: uPlot, ticks: readonly number[]): string[] {
  return ticks.map((tick) => String(Number(tick.toPrecision(6))));
}

function sizeOf(holder: HTMLElement): { width: number; height: number } {
  return { width: Math.max(holder.clientWidth, 80), height: Math.max(holder.clientHeight - LEGEND, 60) };
}

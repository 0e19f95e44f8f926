import type { CurvePoint } from './session.js';

const [WIDTH, HEIGHT] = [258, 74];

interface CurveBoxProps {
  readonly title: string;
  readonly unit: string;
  readonly points: readonly CurvePoint[];
  readonly column: 1 | 2;
  readonly format: (value: number, unit: string) => string;
}

/** One quantity over the time of the run, from zero to its largest value. */
export function CurveBox({ title, unit, points, column, format }: CurveBoxProps) {
  const largest = points.reduce((most, point) => Math.max(most, point[column]), 0);
  const end = points.at(-1)?.[0] ?? 1;
  const begin = points[0]?.[0] ?? 0;
  const path = points.map((point, k) => {
    const x = ((point[0] - begin) / Math.max(end - begin, 1e-9)) * WIDTH;
    const y = HEIGHT - 3 - (largest > 0 ? point[column] / largest : 0) * (HEIGHT - 8);
    return `${k === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  return (
    <figure className="curve">
      <figcaption>
        <span>{title}</span>
        <span className="note">up to {format(largest, unit)}</span>
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={`${title} over time`}>
        <path className="base" d={`M0 ${HEIGHT - 3}H${WIDTH}`} />
        <path d={path.join('')} />
      </svg>
    </figure>
  );
}

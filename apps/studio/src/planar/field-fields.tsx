import { useStore } from '../state/store.js';
import { say } from '../state/words.js';
import { Choice } from '../ui/choice.js';
import { Icon } from '../ui/icons.js';
import { withUnit } from '../ui/numbers.js';
import { DEMOS } from './demos.js';
import type { Readings } from './protocol.js';
import type { PlanarSession } from './session.js';

const BACKENDS = ['auto', 'cpu', 'webgl2', 'webgpu'] as const;
/** Powers of ten of the demo's own bound, from a thirtieth to ten times. */
const [LEAST, MOST] = [-1.5, 1];

interface FieldFieldsProps {
  readonly session: PlanarSession;
  readonly readings: Readings | undefined;
}

/** The error bound of fields with what it costs and gives, and who computes them. */
export function FieldFields({ session, readings }: FieldFieldsProps) {
  const { error, backend, demo } = useStore(session.store);
  const usual = DEMOS.find(({ name }) => name === demo)?.error ?? 0.01;
  const now = error ?? usual;
  const report = readings?.backend;
  return (
    <section aria-labelledby="fields">
      <h2 id="fields">{say('Fields')}</h2>
      <div className="field slider">
        <label htmlFor="bound">{say('Error bound d')}</label>
        <input
          id="bound"
          type="range"
          min={LEAST}
          max={MOST}
          step={0.05}
          value={Math.log10(now / usual)}
          aria-valuetext={withUnit(now, 'm')}
          onChange={(event) => session.tune({ error: usual * 10 ** Number(event.target.value) })}
        />
        <output>{withUnit(now, 'm')}</output>
      </div>
      {readings?.bound && (
        <p className="sentence" role="status" aria-label={say('Effect of the bound')}>
          {say(
            'off by at most {}; {} samples in {}',
            withUnit(readings.bound.measured, 'm'),
            readings.bound.samples.toLocaleString('en'),
            withUnit(readings.bound.time / 1000, 's'),
          )}
        </p>
      )}
      <Choice
        label="Computed by"
        value={backend}
        values={BACKENDS}
        onChange={(next) => session.tune({ backend: next })}
      />
      {report && (report.name !== 'cpu' || report.trouble !== undefined) && (
        <p className="sentence" role="status" aria-label={say('Agreement of backends')}>
          {report.trouble === undefined
            ? say('{} differs from the processor by {}', report.name, withUnit(report.difference, 'm'))
            : say(report.trouble)}
        </p>
      )}
    </section>
  );
}

/** Outlines of one's own. */
export function OutlineFields({ session }: { readonly session: PlanarSession }) {
  const { drawing } = useStore(session.store);
  return (
    <label className="switch">
      <input
        type="checkbox"
        checked={drawing}
        onChange={(event) => session.store.set({ drawing: event.target.checked })}
      />
      <span>
        {say('Draw an outline')}
        <span className="sentence">{say('One line of the pointer; or drop an SVG or GeoJSON file.')}</span>
      </span>
    </label>
  );
}

/** Something that could not be done. */
export function Notice({ session }: { readonly session: PlanarSession }) {
  const { notice } = useStore(session.store);
  if (notice === undefined) return null;
  return (
    <div className="message panel" role="alert">
      <h2>{say('The outlines stay as they are')}</h2>
      <p>{say(notice)}</p>
      <button
        type="button"
        className="tool close"
        onClick={() => session.store.set({ notice: undefined })}
        title={say('Close')}
      >
        <Icon name="close" />
        <span className="hidden">{say('Close the message')}</span>
      </button>
    </div>
  );
}

import type { BodyLook } from '@pliant/three';
import { useEffect, useState } from 'react';
import { type BodyDetails, EDITABLE, type Editable } from '../engine/inspect.js';
import type { Studio } from '../state/studio.js';
import { say } from '../state/words.js';
import { nameOf } from './body-name.js';
import { FootprintBox } from './footprint-box.js';
import { IdentityFields } from './identity-fields.js';
import { MaterialFields } from './material-fields.js';
import { NumberField } from './number-field.js';
import { common, placeText, withUnit } from './numbers.js';
import { PairMethods } from './pair-methods.js';

/** How often the numbers are asked for [ms]. */
const PERIOD = 200;

const LABELS: Record<Editable, readonly [label: string, unit: string]> = {
  mass: ['mass', 'kg'],
  friction: ['friction', ''],
  restitution: ['restitution', ''],
  linearDamping: ['linear damping', '1/s'],
  angularDamping: ['angular damping', '1/s'],
  gravityScale: ['gravity scale', ''],
};

function useDetails(studio: Studio, rows: readonly number[]): readonly BodyDetails[] {
  const [details, setDetails] = useState<readonly BodyDetails[]>([]);
  const key = rows.join(' ');
  useEffect(() => {
    let isOver = false;
    const wanted = key.split(' ').map(Number);
    const ask = async () => {
      try {
        const answer = await studio.engine.call.inspect(wanted);
        if (!isOver) setDetails(answer);
      } catch {
        // The engine has stopped, and the page says so already.
      }
    };
    void ask();
    const timer = setInterval(() => void ask(), PERIOD);
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, [studio, key]);
  return details;
}

interface BodyInspectorProps {
  readonly studio: Studio;
  readonly looks: readonly BodyLook[];
}

/** Numbers and material of the selected bodies; an edit goes to all of them. */
export function BodyInspector({ studio, looks }: BodyInspectorProps) {
  const rows = looks.map(({ row }) => row);
  const details = useDetails(studio, rows);
  const [first] = details;
  const title = looks.length === 1 ? nameOf(looks[0]) : say('{} bodies', looks.length);
  const shared = EDITABLE.filter((name) => details.every(({ properties }) => properties[name] !== undefined));
  return (
    <div className="inspector">
      <h2>
        {title}
        <button type="button" className="link" onClick={() => studio.select(undefined)}>
          {say('deselect')}
        </button>
      </h2>
      <FollowButtons studio={studio} looks={looks} />
      <IdentityFields key={rows.join(' ')} studio={studio} looks={looks} preset={presetOf(details)} />
      {first !== undefined && (
        <>
          <dl className="readings">
            {numbersOf(details).map(([name, value]) => (
              <div className="reading" key={name}>
                <dt>{say(name)}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <MaterialFields studio={studio} details={details} />
          {shared.map((name) => (
            <NumberField
              key={name}
              label={LABELS[name][0]}
              unit={LABELS[name][1]}
              value={common(details.map(({ properties }) => properties[name]!))}
              onChange={(value) => void studio.setBodies(rows, { [name]: value })}
            />
          ))}
          {rows.length === 2 && <FootprintBox studio={studio} a={rows[0]} b={rows[1]} />}
          {rows.length === 2 && <PairMethods studio={studio} a={rows[0]} b={rows[1]} />}
        </>
      )}
    </div>
  );
}

/** Puts the selected bodies, or what is between two of them, into the plots. */
function FollowButtons({ studio, looks }: BodyInspectorProps) {
  const rows = looks.map(({ row }) => row);
  if (rows.length > 2) return null;
  return (
    <p className="actions">
      {rows.length === 1 ? (
        <button type="button" className="link" onClick={() => void studio.plotForce(rows)}>
          {say('Plot its force and height')}
        </button>
      ) : (
        <button type="button" className="link" onClick={() => void studio.plotForce(rows)}>
          {say('Plot the force between them')}
        </button>
      )}
    </p>
  );
}

/** The preset that all of these bodies are made of. */
function presetOf(details: readonly BodyDetails[]): string | undefined {
  const [first] = details;
  return details.every(({ preset }) => preset === first.preset) ? first?.preset : undefined;
}

const isHeld = (kind: BodyDetails['kind']): boolean => kind === 'static' || kind === 'kinematic';

/** One body's numbers, or the sums of several. */
function numbersOf(details: readonly BodyDetails[]): [string, string][] {
  // What no force moves has no mass to speak of.
  const free = details.filter(({ kind }) => !isHeld(kind));
  const sum = (pick: (body: BodyDetails) => number) => free.reduce((total, body) => total + pick(body), 0);
  const totals: [string, string][] =
    free.length === 0
      ? []
      : [
          ['mass', withUnit(sum(({ mass }) => mass) * 1000, 'g')],
          [
            'kinetic energy',
            withUnit(
              sum(({ kinetic }) => kinetic),
              'J',
            ),
          ],
        ];
  if (details.some(({ materials }) => materials.length > 0))
    totals.push([
      'elastic energy',
      withUnit(
        sum(({ elastic }) => elastic),
        'J',
      ),
    ]);
  if (details.length > 1) return totals;
  const [{ kind, speed, spin, contactForce, position, activity, materials }] = details;
  const turning: [string, string][] = materials.length === 0 ? [['spin', withUnit(spin, 'rad/s')]] : [];
  return [
    ['state', say(isHeld(kind) ? kind : activity)],
    ...totals,
    ['speed', withUnit(speed, 'm/s')],
    ...turning,
    ['contact force', withUnit(contactForce, 'N')],
    ['position', placeText(position)],
  ];
}

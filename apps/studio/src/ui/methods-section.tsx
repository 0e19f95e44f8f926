import { AUTO, METHOD_STAGES, type MethodInfo, type MethodStage, type ParameterValues } from 'pliant';
import { broadphases, narrowphases, penetrations, responses } from 'pliant/methods';
import type { MethodChoices } from '../engine/protocol.js';
import type { MethodHolder } from '../state/rival.js';
import { say } from '../state/words.js';
import { FORMULAS, methodPage } from './formulas.js';
import { MethodMenu } from './method-menu.js';
import { ParameterFields } from './parameter-fields.js';
import type { Offers } from './use-offers.js';

const REGISTRIES: Record<MethodStage, { list(): MethodInfo[] }> = {
  broadphase: broadphases,
  narrowphase: narrowphases,
  penetration: penetrations,
  response: responses,
};

/** A world whose methods are chosen: alone, or A or B of two. */
export interface ChoosingWorld {
  readonly side: '' | 'A' | 'B';
  /** Its letter and what differs. */
  readonly title: string;
  readonly holder: MethodHolder;
  readonly choices: MethodChoices | undefined;
  readonly parameters: Readonly<Record<string, ParameterValues>>;
  readonly offers: Offers | undefined;
}

/** One menu per stage and world; a choice takes effect with the next step. Two worlds have their menus side by side. */
export function MethodsSection({ worlds }: { readonly worlds: readonly ChoosingWorld[] }) {
  const isPair = worlds.length > 1;
  return (
    <section aria-label={say('Methods')} className={isPair ? 'methods pair' : 'methods'}>
      {isPair && (
        <div className="sides">
          {worlds.map(({ side, title }) => (
            <h2 key={side} className={`side-title ${side.toLowerCase()}`}>
              {title}
            </h2>
          ))}
        </div>
      )}
      {METHOD_STAGES.map((stage) => (
        <fieldset className="method" key={stage}>
          <legend>{say(stage)}</legend>
          <div className="sides">
            {worlds.map((world) => (
              <MethodMenu key={world.side} stage={stage} world={world} />
            ))}
          </div>
          {told(stage, worlds).map((world, _, list) => (
            <InUse key={world.side} stage={stage} world={world} isPair={list.length > 1} />
          ))}
        </fieldset>
      ))}
    </section>
  );
}

/** Two worlds that do the same in a stage are told of once. */
function told(stage: MethodStage, worlds: readonly ChoosingWorld[]): readonly ChoosingWorld[] {
  const same = ({ choices, parameters, offers }: ChoosingWorld) =>
    JSON.stringify([choices?.[stage], parameters, offers?.[stage]]);
  return worlds.every((world) => same(world) === same(worlds[0])) ? worlds.slice(0, 1) : worlds;
}

interface InUseProps {
  readonly stage: MethodStage;
  readonly world: ChoosingWorld;
  readonly isPair: boolean;
}

/** The methods that serve now, for which pairs, with their formulas and parameters. */
function InUse({ stage, world: { side, holder, choices, parameters, offers }, isPair }: InUseProps) {
  const choice = choices?.[stage];
  const serving = offers?.[stage].filter(({ name, serves }) => name === choice || serves.length > 0) ?? [];
  return (
    <ul
      className="in-use"
      aria-label={
        isPair ? say('{} methods in use in world {}', say(stage), side) : say('{} methods in use', say(stage))
      }
    >
      {serving.map(({ name, serves }) => {
        const info = REGISTRIES[stage].list().find((method) => method.name === name);
        return (
          <li key={name}>
            <p className="serving" title={serves.map(sayPair).join('\n')}>
              {isPair && <b className={`side-letter ${side.toLowerCase()}`}>{side} </b>}
              {choice === AUTO && <b>{name}</b>}
              {choice === AUTO && ' '}
              {say('for {}', pairsText(serves))}
            </p>
            {!isPair && (
              <p className="sentence" title={info?.source}>
                {say(info?.sentence ?? '')}
              </p>
            )}
            <p className="formula">
              <code>{say(FORMULAS[name] ?? '')}</code>
              <a href={methodPage(name)} target="_blank" rel="noreferrer">
                {say('page')}
                <span className="hidden"> {say('of {}', name)}</span>
              </a>
            </p>
            {info?.parameters !== undefined && info.parameters.length > 0 && (
              <ParameterFields holder={holder} method={info} values={parameters[name] ?? {}} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

const SHOWN_PAIRS = 2;

/** A pair such as `a rigid sphere and a static plane`, without its articles. */
export const sayPair = (pair: string): string => {
  const bodies = pair.split(' and ').map((body) => sayBody(body.replace(/^an? /, '')));
  return bodies.join(` ${say('and')} `);
};

/** Such as `rigid sphere`: German would inflect the first word, and says it behind the other instead. */
function sayBody(body: string): string {
  const whole = say(body);
  const [kind, shape, ...more] = body.split(' ');
  if (whole !== body || shape === undefined) return whole;
  return say('{0} {1}', say(kind), [shape, ...more].map((word) => say(word)).join(' '));
}

/** The first pairs in words, the others by their number. */
function pairsText(pairs: readonly string[]): string {
  if (pairs.length === 0) return say('no pair that is there');
  const plain = pairs.slice(0, SHOWN_PAIRS).map((pair) => sayPair(pair));
  const more = pairs.length - SHOWN_PAIRS;
  return plain.join('; ') + (more > 0 ? `; ${say('{} more', more)}` : '');
}

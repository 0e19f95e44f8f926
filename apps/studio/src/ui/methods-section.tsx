import { AUTO, METHOD_STAGES, type MethodInfo, type MethodStage, type ParameterValues } from 'pliant';
import { broadphases, narrowphases, penetrations, responses } from 'pliant/methods';
import type { MethodChoices } from '../engine/protocol.js';
import type { MethodHolder } from '../state/rival.js';
import { ParameterFields } from './parameter-fields.js';

const REGISTRIES: Record<MethodStage, { list(): MethodInfo[] }> = {
  broadphase: broadphases,
  narrowphase: narrowphases,
  penetration: penetrations,
  response: responses,
};

const AUTOMATIC: MethodInfo = {
  name: AUTO,
  sentence: 'Takes for each pair of bodies the first method that can serve it.',
  source: '',
};

export function methodsOf(stage: MethodStage): MethodInfo[] {
  const list = REGISTRIES[stage].list();
  return stage === 'broadphase' ? list : [AUTOMATIC, ...list];
}

/** Methods of a stage whose parameters matter now: the chosen one, or all that `auto` may take. */
function tunable(stage: MethodStage, choice: string | undefined): MethodInfo[] {
  const inUse = REGISTRIES[stage].list().filter(({ name }) => choice === AUTO || name === choice);
  return inUse.filter(({ parameters = [] }) => parameters.length > 0);
}

interface MethodsSectionProps {
  readonly holder: MethodHolder;
  /** Tells apart the menus of two worlds that are compared. */
  readonly side?: string;
  readonly choices: MethodChoices | undefined;
  readonly parameters: Readonly<Record<string, ParameterValues>>;
}

/** One menu per stage; a choice takes effect with the next step of the running world. */
export function MethodsSection({ holder, side = '', choices, parameters }: MethodsSectionProps) {
  return (
    <section aria-label={`Methods ${side}`.trim()}>
      {side !== '' && <h2>World {side}</h2>}
      {METHOD_STAGES.map((stage) => {
        const methods = methodsOf(stage);
        const chosen = methods.find(({ name }) => name === choices?.[stage]);
        return (
          <div className="method" key={stage}>
            <div className="field">
              <label htmlFor={`method-${stage}${side}`}>{stage}</label>
              <select
                id={`method-${stage}${side}`}
                value={choices?.[stage] ?? ''}
                disabled={choices === undefined}
                aria-describedby={`about-${stage}${side}`}
                onChange={(event) => void holder.setMethod(stage, event.target.value)}
              >
                {methods.map(({ name }) => (
                  <option key={name} value={name}>
                    {name}
                  </option>
                ))}
              </select>
            </div>
            <p id={`about-${stage}${side}`} className="sentence" title={chosen?.source}>
              {chosen?.sentence}
            </p>
            {tunable(stage, choices?.[stage]).map((method) => (
              <ParameterFields
                key={method.name}
                holder={holder}
                method={method}
                values={parameters[method.name] ?? {}}
              />
            ))}
          </div>
        );
      })}
    </section>
  );
}
